import type { Category } from '@/catalogue/categories';
import type { ProductId } from '@/catalogue/products';

/** Varieties, grades, breeds and uses. Alone, such a word finds the products. Beside a name, it only narrows the result. */
export const varieties: readonly (readonly [
  of: readonly (ProductId | Category)[],
  words: string,
])[] = [
  [
    ['basmati-1121-steam-rice', 'basmati-1121-sella-rice'],
    `1509, 1401, 1718, 1847, pusa, pusa basmati, super kernel, traditional basmati, kainat, pk386, pk 386, pr11, pr14, sharbati rice, sugandha, 1692, taraori, dehradun, xxl, 8.3mm, 8.35mm, aged rice, berkat, double polished, sortex rice, 8.4mm, 8.3 mm, 8.35 mm, 1509 steam, 1509 sella, pusa 1121, 1121 pusa, punjab basmati, himalayan basmati, doon, dehraduni, kernel basmati, super kernel rice, two years aged, 2 year aged, xxl basmati`,
  ],
  [['basmati-1121-sella-rice'], `creamy, cream sella, sella xxl`],
  [['jeerakashala-rice'], `ghee rice, neychoru, nei choru, thalassery, wayanad, wayanadan`],
  [['idly-rice'], `idli dosa, dosa idli, idli batter rice, dosa batter rice`],
  [
    ['sona-masoori-rice'],
    `bpt, bpt5204, raw rice, pacharisi, pachari, hmt, kurnool, nellore, masoori, sona masoori raw, sona steam, raw sona, nellore sona`,
  ],
  [
    ['boiled-rice'],
    `ponni boiled, kerala boiled, single boiled, double boiled, surekha, sortex boiled, ir64, 5% broken parboiled, 5 broken parboiled, swarna parboiled, swarna, nadu, samba nadu, katta sambar, suriname parboiled, thai parboiled, guyana parboiled, ponni parboiled, miniket, atop nazirshail, nazirshail, pari boiled`,
  ],
  [['matta-rice'], `vadi, unda, long matta, palakkad, red raw rice`],
  [
    ['Rice'],
    `white rice, broken rice, kinki, non basmati, non basmati rice, rice 5 broken, short grain, medium grain`,
  ],
  [
    ['cumin'],
    `singapore 99, singapore quality, europe quality, machine clean, sortex cumin, unjha, gujarat cumin, syrian cumin, europe quality cumin, singapore quality cumin, 99.5%, 99% purity cumin, turkish cumin, afghan cumin, unjha jeera, gulf quality, bold cumin, زیره سبز خراسان, زیره کرمان`,
  ],
  [
    ['coriander'],
    `eagle, eagle coriander, badami coriander, scooter, parrot coriander, split coriander, ramganj, eagle quality, badami, badami grade, split dhania, green coriander seed, green dhania, parrot, bulgarian coriander, ukraine coriander, russian coriander`,
  ],
  [
    ['turmeric'],
    `salem, nizamabad, erode, rajapuri, alleppey, alleppey finger, lakadong, double polished turmeric, curcumin, polished finger, bulbs, viral manjal, virali manjal, kasthuri manjal, wild turmeric, erode finger, double polished finger, salem finger, sangli, sangli haldi, selam, duggirala, cuddapah, unpolished finger, alleppey turmeric, high curcumin, turmeric 3%, mother turmeric, madras turmeric`,
  ],
  [
    ['black-pepper'],
    `tellicherry, tgseb, tgeb, malabar garbled, mg1, mg 1, lampong, sarawak, kampot, 500gl, 500 gl, 550gl, 550 gl, 570gl, 5mm pepper, asta, vietnam pepper, wayanad pepper, panniyur,
    bold pepper, gl pepper, faq pepper, asta pepper, tellichery, tellicherri, telicherry, malabar pepper, mg 1 pepper, pinhead pepper, light berries, kampot pepper, brazil pepper,
    muntok, phu quoc, rajakumari, kochi pepper, malabar 550, 580 gl, 600 gl, 580gl, 600gl, asta 570, coorg pepper, sri lanka pepper, ceylon pepper, idukki pepper`,
  ],
  [
    ['cardamom'],
    `ageb, agb, ags, agseb, jumbo green, alleppey green, guatemala, guatemalan, idukki, kumily, vandanmedu, bodinayakanur, njallani, 7mm, 7.5mm, 8mm cardamom, 6mm cardamom,
    bold cardamom, coorg green, 8mm, 7 to 8mm, aegb, small green cardamom, malabar cardamom, mysore cardamom, indian cardamom, guatemala jumbo, mygy, xj, xj cardamom, jumbo 1,
    sg cardamom, هيل أمريكي, هيل جواتيمالا, هيل جامبو, هيل هندي جامبو, هيل غواتيمالا, 7 8 mm, 8 9mm, 8 mm bold, 7mm bold, 6 8mm, extra bold cardamom, nelliyampathy, pear green,
    هيل كيرلا, هيل فاخر جامبو`,
  ],
  [
    ['cloves'],
    `zanzibar, lal pari, laalpari, lalpari, comoros, madagascar cloves, hand picked cloves, hps cloves, fsq cloves, csq cloves, csq, fsq, hps, ab6, lalpari cloves, madagascar, comoros cloves, sri lanka cloves, zanzibar cloves, headless clove, stemless clove, indonesia clove, grade 2 cloves`,
  ],
  [
    ['masoor-dal'],
    `malka, football, nipper, crimson, nugget lentil, laird, canadian lentils, football masoor, nipper masoor, crimson masoor, crimson lentils, malka masur, chakki masoor, turkish red lentils, red chief lentils, red football`,
  ],
  [['moong-dal'], `mogar, washed moong`],
  [
    ['moong-whole'],
    `shine moong, polished moong, pedishewa, sprouting moong, moong faq, pokako, pedishewa moong, annashewa, moong pedishewa, uzbek mung, uzbekistan mung, tanzania moong, chamki moong, kenya moong, 3.2mm mung, 3.5mm mung`,
  ],
  [['chana-dal'], `bold chana dal, desi chana dal`],
  [
    ['urid-dal', 'urid-gota'],
    `faq urad, sq urad, unpolished urad, black matpe, matpe, urad faq, urad sq, burma urad, myanmar urad, urid sq, urid faq`,
  ],
  [
    ['green-peas'],
    `marrow peas dry, ragda, mushy, marrowfat, marrowfats, marrowfat peas, marrow fat peas, canadian peas, canadian green peas, laird peas, blue peas, blue pea, maple peas`,
  ],
  [
    ['chickpeas'],
    `12mm, 9mm chickpeas, 10mm chickpeas, 7mm chickpeas, 8mm chickpeas, 58 60, 44 46, 42 44, 75 80, mexican chickpeas, garbanzos 42 44, falafel chickpeas, dollar, 12mm kabuli, 14mm, 44 46 chickpeas, garbanzo 12mm, sierra chickpeas, russian chickpeas, argentina chickpeas, b90, turkish chickpeas, kabuli 12mm, kabuli 9mm, kabuli 8mm`,
  ],
  [
    ['black-chickpeas'],
    `desi, tyson, desi gram, chaat chana, tanzania desi, hatrick, hattrick, seamer, kantewala, gulabi chana, katewala, vijay chana, annigeri, mosambique chana`,
  ],
  [
    ['red-kidney-beans'],
    `chitra, chitra rajma, rajma chitra, jammu, jammu rajma, kashmiri rajma, british, british kidney, british kidney beans, light speckled, speckled kidney, speckled kidney beans, sugar beans, lskb, cranberry beans, borlotti, small red beans, dark red kidney, bhaderwah, rajma sharmili, sharmili, dark red, drk, lrk, red speckled, purple speckled, rskb, psb, pinto red, american rajma, ethiopian red beans, maharagwe ya nyayo, nyayo`,
  ],
  [
    ['white-kidney-beans'],
    `alubia, flageolet, gigantes, alubia argentina, alubia 180, great white, spanish tolosana, lingot beans, white long beans, coco beans, egyptian white kidney, ethiopian white kidney, dermason, dermason beans, horoz, seker fasulye, selanik`,
  ],
  [
    ['cashew'],
    `w180, w210, w240, w320, w450, w500, w 180, w 210, w 240, w 320, w 450, ww180, ww210, ww240, ww320, ww450, ww 240, ww 320, sw240, sw320, sw, ssw, lwp, swp, bb, sp, lp, wb, ls, ws, jh, lbw, dw, kw320, cashew splits, scorched wholes, white wholes, goa, mangalore, kollam, quilon, k, ssp, splits cashew, jk, ls cashew, lp cashew, wholes 240, wholes 320, whole 320, ww 180, ww 210, ww 450, vietnam cashew, tanzania cashew, raw cashew nuts, rcn, ivory coast rcn, konkan cashew, panruti, 2 piece cashew, 4 piece cashew, jumbo cashew, nw320, nw240, sk`,
  ],
  [
    ['almonds'],
    `nonpareil, nonpareils, carmel, butte, padre, mamra, gurbandi, kagzi, sonora, fritz, monterey, independence, 23 25, 25 27, 27 30, 20 22, 30 32, californian almonds, california almonds, californian badam, marcona, ssr, guara, blanched almonds, slivered, flaked almonds, natural almonds, ssr almonds, peerless, supreme almonds, nonparel, nonpariel, wood colony, aldrich, shasta almonds, price almonds, gurbandi giri, kaagzi, abdul wahidi, sattarbai, mission almonds, valencia almonds, largueta, sliced almonds, almond slivers, almond halves, laminated almonds, نونباريل, نون باريل, نونباريل كاليفورنيا`,
  ],
  [
    ['walnut'],
    `chandler, hartley, howard, light halves, lhp, quarters, light quarters, kashmiri akhrot, chilean walnuts, tulare, light amber, amber halves, light pieces, light pieces walnut, light halves and pieces, ceviz ici kelebek, kelebek, kelebek ceviz, franquette, serr, paper shell walnut, snow white walnut, 185 walnut, xin 2, xinjiang walnut, yunnan walnut, kagzi akhrot, jumbo inshell, ukraine walnut, amber pieces, combo walnut`,
  ],
  [
    ['fig'],
    `lerida, lerida figs, protoben, garland, garland figs, smyrna, izmir, afghani figs, pulled figs, natural figs, calimyrna, black mission, garland fig, no 1 lerida, lerida no 3, lerida no 4, locoum figs, layer figs, protoben figs, estahban, aa figs, 101 figs, turkish figs, iranian figs, dried white figs, aydin, jumbo anjeer, استهبان, انجیر استهبان, پرک انجیر, صد و یک`,
  ],
  [
    ['pistachio'],
    `akbari, kerman, ahmad aghai, fandoghi, kale ghouchi, jumbo pistachio, antep, siirt, peshawari pista, aleppo, 21 25, 18 20, 28 30, naturally opened, mechanically opened, badami pistachio, mo pistachio, no pistachio, gpk, pistachio slivers, peeled pistachio, green peeled, pkp, kal, american pistachio, iranian pistachio, california pistachio, kerman pistachio, sicilian pistachio, bronte, lost hills, golden hills, فندقی, پسته فندقی, اکبری, احمد آقایی, کله قوچی, بادامی پسته, فستق أكبري, فستق فندقي, مغز پسته`,
  ],
  [
    ['raisins'],
    `thompson, thompson seedless raisins, malayer, sun dried raisins, sultana, sultanas, green raisins, kandhari, kandahari, sundekhani, abjosh, angoori, jumbo raisins, flame raisins, afghan raisins, corinth, zante, red raisins, sundarkhani, sunderkhani, golden sultana, type 9, type 9 raisins, turkish sultanas, rtu, medium brown, sayaki, malayer raisin, kashmari, sun muscat, muscatel, chaman, green raisin, black jumbo raisin, wp raisins, tsr, oil treated, سبزه, سبزه کاشمری, کشمش پلویی, پلویی, تیزابی, سندرخانی, آفتابی`,
  ],
  [['dry-dates'], `aseel dry, yellow chuhara, kali chuhara, dhakki, karbala`],
  [
    ['dates'],
    `medjool, majdool, mejdool, majhool, medjoul, ajwa, ajwah, safawi, sagai, sagaie, saghai, sukkari, sukari dates, sukkary, sukary, mabroom, mabrum, khudri, khidri, kholas,
    khalas, khlas, khulas, lulu dates, fard, fardh, barhi, barhee, khenaizi, khunaizi, dabbas, zahidi, zahdi, zahedi, deglet, nour, mazafati, mozafati, mazafati bam, bam dates,
    piarom, maryami, sayer, stamaran, shahani, kabkab, rabbi, aseel, begum jangi, anbara, ambara, rothana, nabtat ali, allig, halawi, hallawi, khadrawi, naghal, jabri, bumaan,
    bu maan, shishi, khasab, wanan, zaghloul, hayani, siwi, pitted dates, stuffed dates, chocolate dates, عجوة, مجدول, مجهول, سكري, خلاص, صقعي, صفاوي, مبروم, خضري, برحي, زهدي, فرض,
    دقلة نور, لولو, خنيزي, عنبرة, دباس, عجوہ, مضافتی, زاہدی, عنبر, اصیل, branchée, branchee, daglat nour, noor dates, khalas al ahsa, khalas hassa, khlas al ain, sukkari mufattal,
    ajwa madina, ajwa al madina, medina dates, tunisian dates, iraqi dates, kimia, kimia dates, sukkari rutab, barni, barny, ruthana, rushodia, hilali, lulu, luluh, shaqra,
    nabut saif, nabtat seif, abu maan, sultana dates, razeez, ruzeiz, hatimi, ashrasi, bam mazafati, piyarom, شیشی, خستاوی, خاصویی, کبکاب, استعمران, زاهدی, شاهانی, پیارم, روثانة,
    روثانه, عجوة المدينة, سكري مفتل, سكري القصيم, خلاص الأحساء, شيشي, رزيز, نبوت سيف, هلالي تمر, خصاب, جبري, زغلول, sukari mufattal, saidi, sewi, amri, ajwa aliyah, aliya, kimri,
    basra dates, zahdi iraqi, khastawi, sultani, nagal, maktoumi, maktoom, lulu uae, dabbas uae, barhi rutab, ashgar, munifi, hulwa, helwah, sukkariat, سكرية, مكتومي, حلوة الجوف,
    خستاوي, اشرسي, أشرسي, برني, ربيعة, مجدول جامبو, رطب مجدول, رطب خلاص, رطب برحي`,
  ],
  [
    ['apples'],
    `gala, royal gala, fuji, red delicious, golden delicious, granny, pink lady, braeburn, jonagold, jonagored, idared, jazz, envy, honeycrisp, shimla apple, shimla, kinnaur, kashmiri apple, kashmir apple, kala kulu, ambri, starking, gold apple, cripps, empire, mcintosh, ariane, gala royal, red del, golden del, smith, pink ladies, kanzi, rockit, gala schniga, brookfield gala, crimson delicious, envy apple, ambrosia apple, cameo, elstar, boskoop, renet, semerenko, ida red, red chief, scarlet spur, super chief, washington apple, washington apples, turkish apple, iranian apple, chilean apple, polish apple, kashmiri delicious, maharaji, american trel, american apple, cosmic crisp, sweetango, سكري تفاح, رويال جالا, جراني سميث, سیب لبنانی, سیب قرمز لبنانی, سیب زرد لبنانی`,
  ],
  [
    ['oranges'],
    `navel, navels, valencia, washington navel, nagpur, nagpur orange, nagpur santra, midknight, cara cara, blood orange, blood oranges, moro, salustiana, baladi orange, egyptian navel, lane late, navelina, hamlin, shamouti, jaffa, delta seedless, valencia late, valencias, navel 72, egyptian valencia, south african navel, moroccan navel, juicing oranges, table orange, late navel, powell, barnfield, navelate, newhall, bahianinha, sathgudi, coorg orange, sylhet orange, malta blood, tarocco, sanguinello, succari, sukkari orange, succari orange, ابو صرة, أبو صرة, صيفي, فالنسيا, سكري برتقال, تامسون, تامسون ناول, پرتقال تامسون, پرتقال تو سرخ`,
  ],
  [
    ['tomatoes'],
    `roma, plum tomato, plum tomatoes, cherry tomato, cherry tomatoes, beef tomato, beefsteak, vine tomato, on the vine, tomato bunch, bunch tomato, truss, grape tomato, grape tomatoes, hybrid tomato, heirloom, san marzano, cocktail tomato, cluster tomato, roma tomato, roma tomatoes, vine ripened, vine ripe, tov, cherry vine, marinda, kumato, campari, beefsteak tomatoes, heirloom tomatoes, round tomato, round tomatoes, salad tomato, salad tomatoes, jordan tomato, plum cherry, baby plum, baby plum tomato, baby plum tomatoes, desi tomato, naadan thakkali, bangalore tomato, طماطم شيري, طماطم كرزية, گوجه گیلاسی, گوجه زیتونی`,
  ],
  [
    ['potatoes'],
    `agria, spunta, sagitta, russet, burbank, diamant, lady rosetta, desiree, kufri, jyoti, pukhraj, hermes potato, fontane, baby potato, baby potatoes, new potato, new potatoes, table potato, frying potato, red potato, lebanese potato, ooty, ooty potato, ware potato, maris piper, maris pipers, maris, king edward, king edwards, yukon, charlotte, nicola, mondial, kennebec, ranger russet, innovator, santana, markies, asterix, lady balfour, melody, sifra, colomba, panela potato, atlantic potato, cara potato, bintje, ratte, fingerling, fingerling potatoes, fingerlings, chipsona, jaljoti, egyptian potato, pakistani potato, saudi potato, chat potatoes, chipping potato, jersey royal, rooster potato, 50 75 mm`,
  ],
  [
    ['onions'],
    `nashik, nasik, bellary, poona, pune onion, garwa, white onion, yellow onion, brown onion, pink onion, small onion, small onions, baby onion, pearl onion, pearl onions, rose onion, bangalore rose, cocktail onion, egyptian onion, turkish onion, creole, sibuyas pula, sibuyas tagalog, red creole, nashik red, garva, garwa onion, lasalgaon, rosé onion, podisu, pickling onion, pickling onions, vidalia, spanish onion, spanish onions, dutch onion, holland onion, yemeni onion, yemen onion, indian onion, pakistani onion, phulkara, swat onion, sindh onion, nasarpuri, giza onion, 45mm onion, 55mm onion, onion 45mm up, 40 60 onion`,
  ],
  [
    ['leafy-vegetables'],
    `kale, chard, swiss chard, rocket, rocket leaves, arugula, watercress, jarjeer, iceberg, romaine, lollo bionda, lollo, oakleaf, frisee, baby leaf, baby leaves, mesclun,
    mixed leaves, collard, amaranth leaves, red amaranth, chaulai, bathua, sarson saag, sarson ka saag, water spinach, kangkung, kangkong, mchicha, sukuma, sukuma wiki, molokhia,
    mulukhiyah, malabar spinach, pui, purslane, sorrel, dandelion, جرجير, ملوخية, سلق, رجلة, بقلة, rucola, lamb lettuce, lambs lettuce, butterhead, boston lettuce, little gem, cos,
    green oak, red oak, green oak lettuce, red oak lettuce, lollo verde, batavia, salanova, baby gem, curly kale, tuscan kale, rainbow chard, tatsoi, mizuna, ulam, gotukola,
    mukunuwenna, thotakura, gongura, pulicha keerai, ponnanganni, agathi keerai, ambat chukka, ambadi, shepu leaves, kulfa, maath, math leaves, pechay leaves, talbos, camote tops,
    saluyot, malunggay leaves greens, majani, mboga, spinachi, mchicha leaves, figili, mnavu, managu, kunde leaves, matembele, kisamvu, خس أمريكي, خس رومين, آيسبرغ, روكا, كيل,
    سبانخ طازج, کاهو, کاهو پیچ, اسفناج, چغندر برگ, پالک گڈی, ساگ پالک, سرسوں کا ساگ`,
  ],
  [
    ['watermelon'],
    `sugar baby, crimson sweet, kiran, namdhari, seedless watermelon, mini watermelon, charleston, charleston gray, personal watermelon, yellow watermelon, kiran watermelon, tarbooj kiran, black beauty, seedless black, iranian watermelon, omani watermelon, icebox, crimson watermelon, mini seedless, jubilee, arashan, sultan watermelon, asahi miyako`,
  ],
  [
    ['papaya'],
    `red lady, taiwan papaya, solo, maradol, formosa, sunrise solo, raw papaya, holland papaya, sekaki, red lady papaya, taiwan 786, coorg honey dew papaya, pusa papaya, hawaiian papaya, tainung, sweet lady, omani papaya, sri lankan papaya, sunrise papaya, golden papaya, intenzza`,
  ],
  [
    ['pineapple'],
    `md2, md 2, queen pineapple, mauritius pineapple, smooth cayenne, gold pineapple, golden pineapple, vazhakulam, baby pineapple, del monte gold, crownless, extra sweet, md 2 pineapple, crownless pineapple, kew, giant kew, mauritius, victoria pineapple, sugarloaf, hilo, moris, josapine, phulae, phuket pineapple, del monte pineapple, 8 count pineapple, honey pineapple, philippine pineapple, hydro pineapple`,
  ],
  [
    ['grapes'],
    `thompson seedless, thompson grapes, sonaka, sharad, flame seedless, crimson seedless, red globe, redglobe, autumn royal, autumn crisp, autumncrisp, sweet globe, concord, muscat, cotton candy grapes, superior seedless, prime seedless, victoria, black seedless, white seedless, red seedless, jumbo black, nana purple, red grapes, white grapes, ralli, candy grapes, sable, tas a ganesh, manik chaman, jumbo seedless, thompson green, sugraone, sweet sapphire, moon drops, moondrops, champagne grapes, midnight beauty, timpson, ivory grapes, scarlotta, magenta grapes, arra, allison, sweet celebration, cotton candy, italia grapes, kyoho, black corinth, bangalore blue, anab e shahi, gulabi grapes, paneer grapes, paneer thratchai, cardinal grapes, red flame, early sweet, crisp grapes, jack salute, عسكري, یاقوتی, عسگری`,
  ],
  [
    ['banana'],
    `cavendish, robusta, nendran, nendra, poovan, palayamkodan, rasthali, kadali, njalipoovan, elakki banana, yelakki banana, g9, gros michel, lady finger banana, red banana, chiquita, dole banana, cooking banana, lakatan, latundan, senorita, pome, karpooravalli, monthan, kerala banana, ecuador banana, ecuadorian banana, philippine banana, williams, grandnaine, grande naine, robusta banana, ethakka, ethapazham, poovan banana, palayankodan, kappa pazham, saba, señorita, baby banana, g9 banana, del monte banana, class a banana`,
  ],
  [
    ['ginger'],
    `air dried ginger, washed ginger, cochin ginger, young ginger, baby ginger, chinese ginger, shandong ginger, cochin, wayanad ginger, calicut ginger, rio ginger, nadia ginger, china ginger, air dry ginger, thai ginger, maran ginger, himachal ginger, old ginger, mature ginger`,
  ],
  [
    ['garlic'],
    `pure white garlic, normal white garlic, pure white, snow white garlic, solo garlic, single clove, single clove garlic, ooty garlic, desi garlic, 5cm, 6cm, mandsaur, elephant garlic, black garlic, jinxiang, 4p, 3p, normal white, super white garlic, 5.5cm garlic, 6cm garlic, chinese garlic, egyptian garlic, iranian garlic, ail rose, spanish garlic, spring garlic, malai poondu, himalayan garlic, kashmiri lehsun, ek pothi, ek kali, one clove garlic, peeled garlic cloves, lehsun chilka utra, quetta garlic`,
  ],
  [
    ['tuna'],
    `yellowfin, yellow fin, skipjack, skip jack, bluefin, bigeye, big eye, albacore, longtail, long tail, bonito, saku, tuna saku, chunk light, sashimi grade, yft, skj, bet, ahi,
    ahi tuna, co treated, kawakawa, little tunny, eastern little tuna, frigate tuna, frigate, tongol, blackfin, sashimi tuna, tuna dgg, dwt, tuna belly, otoro, toro,
    yellow fin tuna, skip jack tuna, howari`,
  ],
  [
    ['sheri'],
    `lethrinus nebulosus, pink ear, pinkear, redspot, red spot, longnose emperor, sky emperor, sweetlip emperor, thumbprint emperor, shaari eshkhaili, shaari mukhamus`,
  ],
  [
    ['salmon'],
    `norwegian, coho, sockeye, chum, pink salmon, scottish, faroe, faroese, chilean salmon, chinook, superior salmon, keta, trim d, trim e, king salmon, trim c, trim a, trim b, trim d salmon, lachsfilet, lachs filet, atlantic hog, hog salmon, salmon hog, salmon portions, salmon side, salmon sides, superior hog, pin bone out, pbo, salmon belly, silver salmon, ora king, loch duart`,
  ],
  [
    ['shrimp'],
    `vannamei, vanamei, vannamai, white leg, whiteleg, tiger, tiger prawn, monodon, pd, pud, pto, hoso, hlso, pdto, pnd, ezpeel, easy peel, 16 20, 21 25, 26 30, 31 40, 41 50, 51 60,
    61 70, 71 90, 13 15, u10, u 10, u15, u12, jumbo prawns, king prawn, king prawns, baby shrimp, scampi, banana prawn, banana shrimp, indian white, rock shrimp, freshwater prawn,
    freshwater prawns, cold water prawns, argentine red, naran, kara, pd tail on, p d, p d tail on, cooked shrimp, peeled shrimp, headless shrimp, butterfly shrimp, salad shrimp,
    70 90, 90 120, 100 200, 60 80, 40 60, 30 40, 20 30, 80 100, 200 300, u5 shrimp, u8, cpto, cpd, flower shrimp, deep sea shrimp, karikkadi, poovalan, kazhanthan, red ring shrimp,
    jinga, jinga shrimp, black tiger shrimp, giant river prawn, rosenbergii, gulf shrimp, ulang, vannamie, vaname, black tiger, scampi prawn, sea tiger, pnd tail on, 16 20 shrimp,
    21 25 prawn, 26 30 prawns, 31 40 shrimp, kadal chemmeen, udang galah`,
  ],
  [
    ['crab'],
    `mud crab, cut crab, three spot, three spot crab, soft shell, soft shell crab, king crab, snow crab, red crab, dungeness, lump meat, jumbo lump, portunus, green crab, scylla, blue swimmer, blue swimmer crab, swimmer crab, bsc, crab halves, stone crab, spider crab, crab clusters, crab sections, brown crab, red swimming crab, charybdis, pelagicus, colossal lump, backfin, claw meat`,
  ],
  [
    ['lobster'],
    `spiny, slipper lobster, slipper, canadian lobster, boston lobster, maine lobster, omani lobster, tristan, caribbean lobster, live lobster, sand lobster, shovel nose,
    warm water lobster, cold water lobster, chicken lobster, select lobster, homarus, homarus lobster, european lobster, scampi lobster, rock lobstr, spiny lobster, rock lobster,
    shevand, shevandi, kal iral, kal eral, pokirissa, shaarkha, langouste, languste, langusten, langosta, aragosta, lagosta, kambakoche, kamba kochi, kamba mawe, kamba mti,
    banagan, kadal konchu, raatu konju, chitta konju, singi iral, singi irall, sinki ral, royya lobster, udang karang, um rubyan, um robian, um al rubyan, um alrubyan,
    um al robian, um el rubian, umm al rubyan, umm al robian, crayfish tail, පොකිරිස්සා, أم الروبيان, أم الربيان, ام روبيان, شارخة, جراد البحر, лангуст, лангусты, കടൽ കൊഞ്ച്,
    சிங்கி இறால், கல் இறால், సింగి రొయ్య`,
  ],
  [
    ['squid'],
    `loligo, illex, todarodes, gigas, giant squid, indian squid, squid strips, squid wc, whole cleaned, flying squid, u5, u 5, pineapple cut, needle squid, tubes, u7, u10 squid,
    tubes u10, squid heads, baby squid whole, squid flower, pineapple cut squid, squid pineapple, wild squid, argentine squid, duvauceli, indian ocean squid, patagonian squid,
    patagonian, humboldt, mitre squid`,
  ],
  [
    ['pomfret'],
    `silver, black pomfret, chinese pomfret, golden pomfret, butterfish, indian pomfret, gujarat pomfret, 300 500 pomfret, 300 400 pomfret, 200 300 pomfret, 400 600 pomfret, golden pompano, pompano, iran pomfret, argenteus`,
  ],
  [
    ['king-fish'],
    `seer fish steak, narrow barred, narrowbarred, kingfish steak, omani kingfish, barred mackerel`,
  ],
  [['tilapia'], `gutted scaled, wgs, gs tilapia, 300 500, 500 800, 800 up`],
  [
    ['mutton'],
    `lamb leg, lamb shoulder, lamb shank, lamb chop, lamb chops, lamb rack, lamb carcass, lamb loin, lamb neck, lamb cubes, lamb mince, lamb ribs, lamb cutlets, mutton keema, mutton mince, mutton chops, mutton carcass, goat carcass, goat leg, six way cut, 6 way cut, somali, berbera, najdi, awassi, merino, dorper, barbari, new zealand lamb, australian lamb, hogget, tunnel boned, squares, shoulder square cut, boer, naeemi, harri, hari lamb, sawakni, lamb brisket, lamb saddle, lamb forequarter, lamb hindquarter, lamb frenched rack, frenched rack, frenched cutlets, french rack, lamb trimmings, lamb tenderloin, lamb trotters meat, mutton boneless, mutton cubes, mutton curry cut, mutton biryani cut, goat curry cut, kid goat, raan, chaap, chaamp, puth, dasti, karahi cut, oyster shoulder, square cut shoulder, easy carve, telescope, telescoped, ethiopian lamb, ethiopian mutton, kashmiri lamb, indian mutton, pakistani mutton, romanian lamb, georgian lamb, jordanian lamb, suffolk, damara, sheep carcass, ريش غنم, فخذ غنم, موزات, كتف غنم, نيوزيلندي غنم, حري, نجدي, سواكني, بربري, عواسي`,
  ],
  [
    ['chicken'],
    `broiler, griller, leg quarter, leg quarters, clq, whole leg, wings, chicken wings, chicken breast, chicken thigh, chicken thighs, boneless chicken, chicken whole, brazilian chicken, 1100g, chicken mince, chicken keema, chicken cubes, chicken boneless, shawarma chicken, chicken lollipop, chicken cut, curry cut chicken, mdm, shish tawook, spring chicken, country chicken, nadan kozhi, naadan kozhi, cornish, chicken tenderloin, chkn, chkn leg, chkn breast, ckn, chix, leg qtr, leg qtrs, chicken leg qtr, chicken leg qtrs, chicken qtrs, drumettes, drummettes, midjoint, three joint wings, 3 joint wings, inner fillet, inner fillets, chicken inner, bnls breast, boneless breast, skinless breast, sbb, boneless leg, bl leg, chicken tender, poussin, capon, roaster, stewing hen, layer hen, spent hen, boiler chicken, tandoori chicken cut, biryani cut chicken, chicken 8 cut, chicken 12 cut, mechanically deboned, halves chicken, kampong chicken, free range chicken, صدور دجاج, صدور, أفخاذ, دبوس دجاج, أجنحة دجاج, جوانح, شيش طاووق, دجاج كامل, دجاج مفروم, دجاج بدون عظم, سینه مرغ, بال مرغ, ران و سینه, جوجه کباب, چکن بریسٹ, چکن بون لیس`,
  ],
  [
    ['wheat-flour'],
    `chakki, chakki fresh, sharbati atta, mp atta, type 55, t55, type 550, t 45, patent flour, bakers flour, bakery flour, pastry flour, biscuit flour, pizza flour, strong bakers, tandoori atta, patent, khubz flour, samoon flour, no 1 flour, no 2 flour, flour no 1, flour no 2, high gluten flour, t65, t45, t80, type 00, tipo 00, 00 flour, typ 405, typ 550, w flour, samolina flour fine, mp sharbati atta, sharbati flour, all purpose, self raising, selfraising, self rising flour, bread improver flour, plain, roti atta, phulka atta, paratha flour, naan flour, zero flour, zero number, no 1 maida, maida no 1, dosari, high protein flour, graham flour, دقيق فاخر, دقيق أسمر, طحين أسمر, طحين رقم 1, طحين صفر, نول, سنگک`,
  ],
  [
    ['whole-wheat'],
    `sharbati, sharbati wheat, lokwan, sehore, australian wheat, russian wheat, hard red, hrw, asw, prime hard, soft wheat, hard wheat, feed wheat, harees wheat, mp wheat, khapli, black sea wheat, kanak, sonalika, wh 147, lok 1, lok1, lokwan wheat, durum, amber durum, cwrs, dns, hrs wheat, hrw wheat, srw, srw wheat, apw, apw1, aph, einkorn, kamut, emmer, bansi, khapli wheat, sharbati gehu, sehore wheat, kathia`,
  ],
  [
    ['oats'],
    `steel cut, quick cooking, oat groats, groats, pinhead, rolled, naked oats, feed oats, instant rolled oats, quick rolled, irish oats, scottish oats, oat bran, flaking oats, gluten free oats, baby oats, old fashioned oats, old fashioned`,
  ],
  [
    ['barley'],
    `hulled, pearled, hulless, feed barley, pot barley, malting barley, two row, six row, barley grits, black barley, pearl barley grain, planet barley, barley 2 row, perl barley, hull less barley, husked barley`,
  ],
  [
    ['green-millet'],
    `hybrid bajra, rajasthani bajra, red millet, yellow millet, white millet, bajra hybrid, hhb 67, desi bajra, bird feed millet, bajri`,
  ],
  [
    ['saffron'],
    `negin, sargol, sargool, pushal, poushal, bunch saffron, mongra, lacha, la mancha, coupe, kashmiri saffron, spanish saffron, afghan saffron, herat, all red, all red saffron, dasteh, mashhad, khorasan, qaen, torbat, iso 3632, نگین, سرگل, پوشال, نقيل, نقين, سوبر نقيل, negin saffron, kashmiri kesar, mongra kesar, lachha, grade 1 saffron, category 1 saffron, baby saffron, lion saffron, pampore, kishtwar, mancha, mancha saffron, bahraman, دسته, سوپر نگین, زعفران سوبر نقيل, سرقل, بوشال`,
  ],
  [
    ['black-eye-beans'],
    `madagascar lobia, california blackeye, beb, black eye peru, kunde kavu, alasandalu white, lobia madagascar, small eye beans, honey beans, crowder peas, brown eye beans, red cowpea, red lobia, brown cowpeas`,
  ],
];
