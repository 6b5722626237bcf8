import type { Category } from '@/catalogue/categories';
import type { ProductId } from '@/catalogue/products';

/** Varieties, grades, breeds, regional sorts and uses, by the goods that each implies. Commas between them. */
export const varieties: readonly (readonly [
  of: readonly (ProductId | Category)[],
  words: string,
])[] = [
  [
    ['basmati-1121-steam-rice', 'basmati-1121-sella-rice'],
    '1509, 1401, 1718, 1847, pusa, pusa basmati, super kernel, traditional basmati, kainat, pk386, pk 386, pr11, pr14, sharbati rice, sugandha, 1692, taraori, dehradun, xxl, 8.3mm, 8.35mm, aged rice, long grain rice, extra long grain, long grain, biryani rice, mandi rice, kabsa rice, extra long, berkat, double polished, sortex rice',
  ],
  [['basmati-1121-sella-rice'], 'creamy, golden sella, cream sella, sella xxl'],
  [
    ['jeerakashala-rice'],
    'ghee rice, neychoru, nei choru, biriyani ari, thalassery, wayanad, wayanadan',
  ],
  [['idly-rice'], 'idli dosa, dosa idli, idli batter rice, dosa batter rice'],
  [
    ['sona-masoori-rice'],
    'bpt, bpt5204, curd rice rice, raw rice, pacharisi, pachari, hmt, kurnool, nellore',
  ],
  [
    ['boiled-rice'],
    'ponni boiled, kerala boiled, single boiled, double boiled, surekha, sortex boiled',
  ],
  [['matta-rice'], 'vadi, unda, long matta, palakkad, red raw rice'],
  [
    ['Rice'],
    'white rice, broken rice, kinki, non basmati, non basmati rice, rice 5 broken, short grain, medium grain',
  ],
  [
    ['cumin'],
    'singapore 99, singapore quality, europe quality, machine clean, sortex cumin, unjha, gujarat cumin, syrian cumin',
  ],
  [
    ['coriander'],
    'eagle, eagle coriander, badami coriander, scooter, parrot coriander, double parrot, split coriander, ramganj',
  ],
  [
    ['turmeric'],
    'salem, nizamabad, erode, rajapuri, alleppey, alleppey finger, lakadong, double polished turmeric, curcumin, polished finger, bulbs, finger turmeric',
  ],
  [
    ['black-pepper'],
    'tellicherry, tgseb, tgeb, malabar garbled, mg1, mg 1, lampong, sarawak, kampot, 500gl, 500 gl, 550gl, 550 gl, 570gl, 5mm pepper, asta, vietnam pepper, wayanad pepper, panniyur, bold pepper, cracked pepper',
  ],
  [
    ['cardamom'],
    'ageb, agb, ags, agseb, jumbo green, alleppey green, guatemala, guatemalan, idukki, kumily, vandanmedu, bodinayakanur, njallani, 7mm, 7.5mm, 8mm cardamom, 6mm cardamom, bold cardamom, coorg green',
  ],
  [
    ['cloves'],
    'zanzibar, lal pari, laalpari, lalpari, comoros, madagascar cloves, hand picked cloves, hps cloves, fsq cloves',
  ],
  [['masoor-dal'], 'malka, football, nipper, crimson, nugget lentil, laird, canadian lentils'],
  [['moong-dal'], 'moong mogar, mogar, dhuli moong, washed moong, chilka moong'],
  [['moong-whole'], 'shine moong, polished moong, pedishewa, sprouting moong'],
  [['chana-dal'], 'bold chana dal, desi chana dal'],
  [['urid-dal', 'urid-gota'], 'faq, sq, faq urad, sq urad, unpolished urad'],
  [['green-peas'], 'marrow peas dry, ragda, mushy peas, mushy'],
  [
    ['chickpeas'],
    '12mm, 9mm chickpeas, 10mm chickpeas, 7mm chickpeas, 8mm chickpeas, 58 60, 44 46, 42 44, 75 80, mexican chickpeas, garbanzos 42 44, falafel chickpeas, dollar',
  ],
  [['black-chickpeas'], 'desi, tyson, desi gram, chaat chana'],
  [
    ['red-kidney-beans'],
    'chitra, chitra rajma, rajma chitra, jammu, jammu rajma, kashmiri rajma, british, british kidney, british kidney beans, light speckled, speckled kidney, speckled kidney beans, sugar beans, lskb, cranberry beans, borlotti, small red beans, dark red kidney',
  ],
  [['white-kidney-beans'], 'alubia, flageolet, white fasolia, gigantes, large white kidney'],
  [
    ['cashew'],
    'w180, w210, w240, w320, w450, w500, w 180, w 210, w 240, w 320, w 450, ww180, ww210, ww240, ww320, ww450, ww 240, ww 320, sw240, sw320, sw, ssw, lwp, swp, bb, sp, lp, wb, ls, ws, jh, lbw, dw, kw320, cashew splits, scorched wholes, white wholes, goa, mangalore, kollam, quilon',
  ],
  [
    ['almonds'],
    'nonpareil, nonpareils, non pareil, carmel, butte, padre, mamra, gurbandi, kagzi, sonora, fritz, monterey, independence, 23 25, 25 27, 27 30, 20 22, 30 32, californian almonds, california almonds, californian badam, marcona, ssr, guara, blanched almonds, slivered, flaked almonds, natural almonds, ssr almonds, peerless',
  ],
  [
    ['walnut'],
    'chandler, hartley, howard, light halves, lhp, extra light halves, quarters, light quarters, kashmiri akhrot, chilean walnuts, tulare, light amber, amber halves',
  ],
  [
    ['fig'],
    'lerida, lerida figs, protoben, garland, garland figs, smyrna, izmir, afghani figs, pulled figs, string figs, natural figs, calimyrna, black mission',
  ],
  [
    ['pistachio'],
    'akbari, kerman, ahmad aghaei, ahmad aghai, fandoghi, kalleh ghouchi, kale ghouchi, jumbo pistachio, antep, siirt, peshawari pista, aleppo, 21 25, 18 20, 28 30, naturally opened, mechanically opened, green kernel pistachio',
  ],
  [
    ['raisins'],
    'thompson, thompson seedless raisins, malayer, sun dried raisins, sultana, sultanas, golden raisins, green raisins, kandhari, kandahari, sundekhani, abjosh, angoori, jumbo raisins, flame raisins, afghan raisins, corinth, zante, red raisins',
  ],
  [['dry-dates'], 'aseel dry, yellow chuhara, kali chuhara, dhakki, karbala'],
  [
    ['dates'],
    'medjool, majdool, mejdool, majhool, medjoul, ajwa, ajwah, safawi, sagai, sagaie, saghai, sukkari, sukari dates, sukkary, sukary, mabroom, mabrum, khudri, khidri, kholas, khalas, khlas, khulas, lulu dates, fard, fardh, barhi, barhee, khenaizi, khunaizi, dabbas, zahidi, zahdi, zahedi, deglet nour, deglet noor, deglet, nour, mazafati, mozafati, mazafati bam, bam dates, piarom, maryami, sayer, stamaran, shahani, kabkab, rabbi, aseel, begum jangi, anbara, ambara, rothana, nabtat ali, allig, halawi, hallawi, khadrawi, naghal, jabri, bumaan, bu maan, shishi, khasab, wanan, zaghloul, hayani, siwi, pitted dates, stuffed dates, chocolate dates, عجوة, مجدول, مجهول, سكري, خلاص, صقعي, صفاوي, مبروم, خضري, برحي, زهدي, فرض, دقلة نور, لولو, خنيزي, عنبرة, دباس, عجوہ, مضافتی, زاہدی, عنبر, اصیل',
  ],
  [
    ['apples'],
    'gala, royal gala, fuji, red delicious, golden delicious, granny smith, granny, pink lady, braeburn, jonagold, jonagored, idared, jazz, envy, honeycrisp, shimla apple, shimla, kinnaur, kashmiri apple, kashmir apple, kala kulu, ambri, starking, gold apple, green apple, green apples, red apple, red apples, cripps pink, cripps, empire, mcintosh, ariane',
  ],
  [
    ['oranges'],
    'navel, navels, valencia, washington navel, nagpur, nagpur orange, nagpur santra, midknight, cara cara, blood orange, blood oranges, moro, salustiana, baladi orange, egyptian navel, lane late, navelina, hamlin, shamouti, jaffa, delta seedless',
  ],
  [
    ['tomatoes'],
    'roma, plum tomato, plum tomatoes, cherry tomato, cherry tomatoes, beef tomato, beefsteak, vine tomato, on the vine, tomato bunch, bunch tomato, truss, grape tomato, grape tomatoes, hybrid tomato, heirloom, san marzano, cocktail tomato, cluster tomato, green tomato',
  ],
  [
    ['potatoes'],
    'agria, spunta, sagitta, russet, burbank, diamant, lady rosetta, desiree, kufri, jyoti, pukhraj, hermes potato, fontane, baby potato, baby potatoes, new potato, new potatoes, table potato, frying potato, red potato, lebanese potato, ooty, ooty potato, ware potato',
  ],
  [
    ['onions'],
    'nashik, nasik, bellary, poona, pune onion, garwa, white onion, yellow onion, brown onion, pink onion, small onion, small onions, baby onion, pearl onion, pearl onions, sambar onion, rose onion, bangalore rose, cocktail onion, egyptian onion, turkish onion, creole',
  ],
  [
    ['leafy-vegetables'],
    'kale, chard, swiss chard, rocket, rocket leaves, arugula, watercress, jarjeer, iceberg, romaine, lollo rosso, lollo bionda, lollo, oakleaf, frisee, baby leaf, baby leaves, mesclun, mixed leaves, collard, amaranth leaves, red amaranth, chaulai, bathua, sarson saag, sarson ka saag, water spinach, kangkung, kangkong, mchicha, sukuma, sukuma wiki, molokhia, mulukhiyah, malabar spinach, pui, purslane, sorrel, dandelion, جرجير, ملوخية, سلق, رجلة, بقلة',
  ],
  [
    ['watermelon'],
    'sugar baby, crimson sweet, kiran, namdhari, seedless watermelon, mini watermelon, charleston, charleston gray, personal watermelon, yellow watermelon',
  ],
  [
    ['papaya'],
    'red lady, taiwan papaya, solo, maradol, formosa, sunrise solo, raw papaya, green papaya, holland papaya, sekaki',
  ],
  [
    ['pineapple'],
    'md2, md 2, queen pineapple, mauritius pineapple, smooth cayenne, gold pineapple, golden pineapple, vazhakulam, baby pineapple, del monte gold, crownless, extra sweet',
  ],
  [
    ['grapes'],
    'thompson seedless, thompson grapes, sonaka, sharad, flame seedless, crimson seedless, red globe, redglobe, autumn royal, autumn crisp, autumncrisp, sweet globe, concord, muscat, cotton candy grapes, superior seedless, prime seedless, victoria, black seedless, white seedless, red seedless, jumbo black, nana purple, red grapes, white grapes, ralli, candy grapes, sable',
  ],
  [
    ['banana'],
    'cavendish, robusta, nendran, nendra, poovan, palayamkodan, rasthali, kadali, njalipoovan, elakki banana, yelakki banana, g9, grand naine, gros michel, lady finger banana, red banana, chiquita, dole banana, green banana, raw banana, cooking banana, lakatan, latundan, senorita, pome, karpooravalli, monthan, kerala banana, ecuador banana, ecuadorian banana, philippine banana',
  ],
  [
    ['ginger'],
    'air dried ginger, washed ginger, cochin ginger, young ginger, baby ginger, chinese ginger, shandong ginger, 150g ginger, 200g ginger',
  ],
  [
    ['garlic'],
    'pure white garlic, normal white garlic, pure white, snow white garlic, purple garlic, solo garlic, single clove, single clove garlic, ooty garlic, desi garlic, 5cm, 5.5cm, 6cm, mandsaur, elephant garlic, black garlic, jinxiang, 4p, 3p',
  ],
  [
    ['tuna'],
    'yellowfin, yellow fin, skipjack, skip jack, bluefin, bigeye, big eye, albacore, longtail, long tail, bonito, saku, tuna saku, chunk light, sashimi grade',
  ],
  [
    ['sheri'],
    'lethrinus nebulosus, pink ear, pinkear, redspot, red spot, emperor snapper, longnose emperor',
  ],
  [
    ['salmon'],
    'atlantic salmon, norwegian, coho, sockeye, chum, pink salmon, scottish, faroe, faroese, chilean salmon, chinook, superior salmon, keta, trim d, trim e, 5 6kg salmon, king salmon',
  ],
  [
    ['shrimp'],
    'vannamei, vanamei, vannamai, white leg, whiteleg, black tiger, tiger, tiger prawn, monodon, pd, pud, pto, hoso, hlso, pdto, pnd, hlso, ezpeel, easy peel, 16 20, 21 25, 26 30, 31 40, 41 50, 51 60, 61 70, 71 90, 13 15, u10, u 10, u15, u12, jumbo prawns, king prawn, king prawns, baby shrimp, scampi, banana prawn, banana shrimp, indian white, pink shrimp, rock shrimp, freshwater prawn, freshwater prawns, cold water prawns, argentine red, naran, kara',
  ],
  [
    ['crab'],
    'mud crab, swimming crab, cut crab, three spot, three spot crab, soft shell, soft shell crab, king crab, snow crab, red crab, dungeness, crab claw, crab claws, lump meat, jumbo lump, portunus, green crab, scylla',
  ],
  [
    ['lobster'],
    'spiny, rock lobster, slipper lobster, slipper, canadian lobster, boston lobster, maine lobster, omani lobster, tristan, caribbean lobster, live lobster, sand lobster, shovel nose',
  ],
  [
    ['squid'],
    'loligo, illex, todarodes, gigas, giant squid, indian squid, squid strips, squid wc, whole cleaned, squid tentacles, flying squid, u5, u 5, pineapple cut, needle squid, tubes',
  ],
  [
    ['pomfret'],
    'silver, silver pomfret, white pomfret, black pomfret, chinese pomfret, golden pomfret, butterfish, indian pomfret, gujarat pomfret, 300 500 pomfret',
  ],
  [
    ['king-fish'],
    'seer fish steak, narrow barred, narrowbarred, spanish mackerel, kingfish steak, omani kingfish, barred mackerel, kanad steak',
  ],
  [
    ['tilapia'],
    'nile tilapia, black tilapia, red tilapia, gutted scaled, wgs, gs tilapia, 300 500, 500 800, 800 up',
  ],
  [
    ['mutton'],
    'lamb leg, lamb shoulder, lamb shank, lamb chop, lamb chops, lamb rack, lamb carcass, lamb loin, lamb neck, lamb cubes, lamb mince, lamb ribs, lamb cutlets, mutton keema, mutton mince, mutton chops, mutton carcass, goat carcass, goat leg, six way cut, 6 way cut, somali, berbera, najdi, awassi, merino, dorper, barbari, new zealand lamb, australian lamb, hogget, tunnel boned, squares, shoulder square cut, boer, naeemi, harri, hari lamb, sawakni',
  ],
  [
    ['chicken'],
    'broiler, griller, leg quarter, leg quarters, clq, whole leg, wings, chicken wings, chicken breast, chicken thigh, chicken thighs, boneless chicken, chicken whole, whole chicken, brazilian chicken, 1000g chicken, 900g chicken, 1100g, chicken mince, chicken keema, chicken cubes, chicken boneless, shawarma chicken, chicken lollipop, chicken cut, curry cut chicken, mdm, shish tawook, spring chicken, country chicken, nadan kozhi, naadan kozhi, cornish, chicken tenderloin, chicken inner fillet',
  ],
  [
    ['wheat-flour'],
    'chakki, chakki fresh, sharbati atta, mp atta, type 55, t55, type 550, t 45, patent flour, bakers flour, bakery flour, pastry flour, biscuit flour, pizza flour, strong bakers, tandoori atta, patent, khubz flour, samoon flour, no 1 flour, no 2 flour, flour no 1, flour no 2, high gluten flour',
  ],
  [
    ['whole-wheat'],
    'sharbati, sharbati wheat, lokwan, sehore, milling wheat, australian wheat, russian wheat, hard red, hrw, asw, prime hard, soft wheat, hard wheat, feed wheat, harees wheat, mp wheat, khapli, black sea wheat',
  ],
  [
    ['oats'],
    'steel cut, quick cooking, jumbo oats, oat groats, groats, instant oats, pinhead, rolled, naked oats, feed oats',
  ],
  [
    ['barley'],
    'hulled, pearled, pearl barley, hulless, feed barley, pot barley, malting barley, two row, six row, barley grits, black barley',
  ],
  [
    ['green-millet'],
    'hybrid bajra, pearl millet, bajra green, rajasthani bajra, red millet, yellow millet, white millet',
  ],
  [
    ['saffron'],
    'negin, super negin, sargol, sargool, pushal, poushal, bunch saffron, mongra, lacha, la mancha, coupe, kashmiri saffron, spanish saffron, afghan saffron, herat, all red, all red saffron, dasteh, mashhad, khorasan, qaen, torbat, iso 3632, نگین, سرگل, پوشال, نقيل, نقين, نگین ایرانی, سوبر نقيل, سوبر نكين',
  ],
];
