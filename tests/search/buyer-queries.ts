import type { ProductId } from '@/catalogue/products';
import { list } from './list';

/** Each query must bring its product first. */
export const buyerQueries: Record<ProductId, readonly string[]> = {
  'idly-rice': list(`
    idli rice; idly arisi; rice for idli; idlirice; dosa rice; इडली चावल; iddli rice; இட்லி அரிசி;
    idli chawal 25 kg; idli rice 20kg bag; rice for idli dosa; idli arisi 20 kg bag
  `),
  'boiled-rice': list(`
    boild rice; parboiled rice; puzhungal arisi; puzhukkal ari; usna chawal; أرز مسلوق;
    ponni puzhungal arisi 20kg; IR64 5% brokens parboild; ukda chawal; সেদ্ধ চাল; ponni puzhukkalari;
    رز مسلوق نص سلق; ponni boild rice
  `),
  'sona-masoori-rice': list(`
    sona masuri; sonamasoori; sona masoori 25kg; sona mahsoori rice; sona; सोना मसूरी; masuri sona 2 yr old;
    sona masuri rice old crop; సోనా మసూరి బియ్యం; sona masuri raw rice new crop; sona masuri rice 10kg;
    sona masuri old crop
  `),
  'matta-rice': list(`
    matta; kerala rice; rose matta; palakkadan mata rice; kuthari; red rice; mata rice;
    palakkadan chuvanna ari; palakkadan rosematta; palakkadan red rice; palakadan matta vadi; മട്ട അരി;
    kerala red rice palakkadan; rosematta rice kerala
  `),
  'jeerakashala-rice': list(`
    kaima; jeerakasala rice; jeeraka sala; khaima rice; seeraga samba; jirakasala; malabar biriyani rice;
    kaima ari 5kg; kaima biriyani; wayanad jeeraga sala biryani rice; kaima rice wayanad; ജീരകശാല അരി;
    jeerakasala wayanad 10 kg; jeera kasala biryani rice; kaima biriyani rice
  `),
  'basmati-1121-steam-rice': list(`
    steam basmati; 1121 steam; basmati rice; basmathi rice; 1121; ١١٢١; بسمتي; بسمتي أبيض; बासमती;
    basmati chawal; باسمتی; long grain basmati; bazmati; biryani rice basmati; steam basmati 1121 extra long;
    ruz basmati stim 1121; 1121 steam xxl basmati; 1121 steam long grain 39 kg bag;
    steamed basmati extra long 1121
  `),
  'basmati-1121-sella-rice': list(`
    sella; sela rice; golden sella; 1121 sella basmati; sella 1121; mazza rice; أرز مزة; parboiled basmati;
    basmati sela chawal; سیلا چاول; golden sela xxl long grain; golden sela 8.35mm; golden sella 1121 40kg;
    رز سيلا هندي مزة; 1121 golden sella 40kg bag; golden sela basmati 1121; 1121 golden sella 35kg
  `),
  cumin: list(`
    zeera; jeera; jira; zira; كمون; الكمون; जीरा; زيرة; زیرہ; cumin; cummin seed; cumin seeds; jeeragam;
    jeerakam; seeragam; jeera whole; cumim; kammoun; nalla jeerakam; زیره سبز خراسان; سنوت حب;
    bizari nyembamba; jeera singapore quality 99%; જીરું; شمار سوداني; زیره سبز; Kreuzkümmel ganz; සූදුරු;
    كمون حب
  `),
  coriander: list(`
    dhania; dhaniya; daniya; corriander; coriandar seeds; كزبرة; الكزبرة; كزبره; धनिया; دھنیا; malli;
    kothamalli; kuzbara; dhaniya eagle grade; dhania eagle grade; eagle quality 5% split dhania;
    sabut dhaniya eagle; كسبرة ناشفة حب; kothamalli vithai; dhania whole eagle quality; മല്ലി;
    kuzbara yabsa 7abb; kothamalli vidhai
  `),
  turmeric: list(`
    haldi; kurkum; tumeric; termeric; turmeric powder; haldi powder; كركم; हल्दी; ہلدی; manjal; manjal podi;
    curcuma; viral manjal erode; زردچوبه; haldi salem fingers; kurkuma finger; haldi gatha salem; হলুদ গুঁড়া;
    zardchoobe powder; luyang dilaw; manjal podi erode; haldi finger salem; كركم حب; කහ; erode manjal finger
  `),
  'black-pepper': list(`
    pepper; black peper; kali mirch; kaali mirchi; kalimirch; فلفل أسود; فلفل اسود; الفلفل الاسود; काली मिर्च;
    kurumulak; kurumulaku; milagu; peppercorn; pepper black; blackpepper; kurumulak tgseb;
    filfil aswad 500 GL; ثابت کالی مرچ; paminta buo; 550 g/l asta vietnam; kali mirch 500gl; काळी मिरी;
    filfil aswad hab; kurumulaku malabar 550 gl; poivre noir en grains; കുരുമുളക്; filfil aswad 550 gl;
    pilipili manga; gammiris 500 g/l
  `),
  cardamom: list(`
    elaichi; elachi; ilaichi; elaychi; cardamon; cardamum; cardomom; هيل; الهيل; هال; इलायची; الائچی; elakka;
    yelakka; green cardamom; hara elaichi; hail; elakka 8mm bold; elaichi 8mm bold; هيل جواتيمالا جامبو;
    AGEB 8mm bold; hari elaichi 8mm bold; هيل امريكي جامبو; elakkai bold 8mm; هيل حب جامبو; هيل أخضر جامبو;
    iliki guatemala 8mm; elach 8mm green
  `),
  cloves: list(`
    clove; laung; loung; lavang; قرنفل; القرنفل; लौंग; لونگ; grambu; karayampoo; kirambu; grampoo zanzibar;
    میخک; مسمار قرنفل; karafuu zanzibar grade 2; laung lal pari; karafuu zanzibar; chiodi di garofano;
    long sabit لونگ; قرنفل زنجبار; karafuu pemba grade 1; clous de girofle
  `),
  'masoor-dal': list(`
    masoor; masur dal; massoor dal; red lentil; red lentils; عدس; عدس احمر; عدس أحمر; मसूर दाल; masoor daal;
    mysore parippu; lal masoor; lentils; malka masur split; ملکہ مسور; عدس احمر مجروش;
    kirmizi mercimek football; masur daal split red; মসুর ডাল; عدس اصفر مجروش; 3adas a7mar;
    mysore parippu red; 3adas a7mar majroosh; kırmızı mercimek
  `),
  'moong-dal': list(`
    moong dal; mung dal; mung daal; moong dhal; moongdal; yellow moong; मूंग दाल; مونگ دال; split moong;
    cherupayar parippu; pasi paruppu; moong chilka split; mung dal dhuli; pesara pappu;
    yellow mong daal washed; yellow mong dall; paasi paruppu
  `),
  'moong-whole': list(`
    green gram; moong whole; whole moong; sabut moong; mung beans; green moong; ماش; cherupayar; mung bean;
    பச்சை பயறு; ماش حب كامل; sabut moong hara; ماش حب; cherupayar 1kg; monggo beans; monggo beans green;
    munggo beans; pachai payaru
  `),
  'chana-dal': list(`
    chana dal; channa dal; chana daal; chna dal; gram dal; bengal gram; चना दाल; kadala parippu;
    kadalai paruppu; split chickpeas; kadalaparipp; لپه; split bengal gram; चणा डाळ; கடலைப்பருப்பு;
    channa daal export
  `),
  'urid-dal': list(`
    urad dal; urid; udad dal; urad daal; उड़द दाल; उड़द; uzhunnu parippu; ulundu paruppu; ماش کی دال;
    split black gram
  `),
  'urid-gota': list(`
    urad gota; urid gota; urad gotta; urad whole white; whole urad; uzhunnu; gota; uzhunnu urundu;
    ulundu whole skinless; urad gota dhula 50kg; minapa gundlu; urad gotta white whole;
    urad whole white skinless gota; muzhu ulundhu white
  `),
  'green-peas': list(`
    peas; green pea; matar; mattar; hara matar; dry green peas; بازلاء; बटाणा; मटर; vatana; pattani;
    greenpeas; بازيلا; hara vatana sukha; vatana hara sukha; marrowfats; sukha matar green; بسلة ناشفة;
    vatana green dried canada; bazella yabsa khadra; suka vatana lila
  `),
  'black-chickpeas': list(`
    kala chana; kaala channa; black chana; काला चना; brown chickpeas; desi chana; kadala; حمص اسود;
    kala channa; black chickpea; kala chana australia 25 kg; kala chana desi; desi chana tanzania faq;
    desi kala chana australia; kadala black puttu; کالا چنا
  `),
  'red-kidney-beans': list(`
    rajma; rajmah; razma; kidney beans; red beans; red kidney; राजमा; فاصوليا حمراء; الفاصوليا الحمراء;
    lal lobia; rajma lal jammu; rajma jammu 30kg; maharagwe mekundu; fasolia hamra; maharage mekundu;
    rajma laal
  `),
  'black-eye-beans': list(`
    lobia; lobiya; black eyed peas; black eyed beans; blackeye beans; cowpea; لوبيا; اللوبيا; लोबिया; chawli;
    chowli; karamani; raungi; لوبیا چشم بلبلی; raungi lobia safed; kunde kavu; chawli lobia; karamani lobia;
    lobia safed black eye; لوبيا أم عين سودا; chawli / lobia
  `),
  'white-kidney-beans': list(`
    white beans; white kidney; cannellini; canellini beans; فاصوليا بيضاء; fasolia; safed rajma; white rajma;
    alubia argentina; cannellini dry; فاصوليا بيضا عريضة; cannelini 25 kg; فاصوليا بيضا ناشفة;
    fagioli cannellini secchi; فاصوليا بيضاء حب; fasoulia beyda 7abb
  `),
  chickpeas: list(`
    chick peas; chickpea; kabuli chana; kabuli; white chana; garbanzo; chole; chholay; حمص; الحمص; काबुली चना;
    hummus; vella kadala; chikpeas; വെള്ളക്കടല; حمص حب 12 ملم مكسيكي; garbanzos 42/44 12mm;
    kabuli chana 9mm 12mm; نخي حب كبير 12mm; hommos nashef mexico; pois chiches 9mm; kabuli chana 12mm;
    حمص حب ١٢ ملم; nohut 9mm; нут крупный
  `),
  cashew: list(`
    kaju; cashews; cashewnut; cashew nut; cashu; cachew; كاجو; काजू; کاجو; andiparippu; mundiri; kajoo;
    kashew nuts; kaju tukda lwp; بادام هندی; kaju W320 tin; korosho ww320; white wholes 240 vietnam;
    kaju w320 tin; काजू तुकडा; kajo w320 vietnam; andiparippu w320; korosho; kaju w320 vietnam; korosho w320
  `),
  almonds: list(`
    badam; baadam; almond; almands; لوز; اللوز; बादाम; بادام; badam giri; lawz; almond kernel;
    ബദാം nonparel 23/25; لوز نونباريل 23/25; nonpareil 27/30 supreme; badam giri california nonpareil;
    lose kaliforni; Mandeln gehackt; badam giri california; loz amriki nonpareil; миндаль
  `),
  walnut: list(`
    walnuts; akhrot; akrot; wallnut; عين الجمل; عين جمل; جوز; الجوز; अखरोट; اخروٹ; walnut kernels;
    akhrot giri; akhrot giri light halves; ceviz ici kelebek; chandler LHP 20%; akhrot chile halves; مغز گردو;
    noci sgusciate; akhrot magaz halves; جوز قلب نص; ceviz içi
  `),
  fig: list(`
    figs; anjeer; anjir; dried fig; dry figs; تين; التين; تين مجفف; अंजीर; انجیر; injeer; athipazham;
    anjeer afghani; anjeer afghani garland; incir lerida no 3; anjeer afghani no 1; انجیر خشک استهبان;
    anjeer no 1 garland; teen yabes turki; kuru incir no 4
  `),
  pistachio: list(`
    pista; pistacio; pistachos; pistashio; pistachio nuts; فستق; الفستق; فستق حلبي; पिस्ता; پستہ; fustuq;
    pista akbari salted; پسته فندقی 28-30; antep fistigi; fozdok 7alabi; پسته اکبری; pistacho roasted salted;
    فستق ايراني محمص; pesteh akbari; antep fıstığı
  `),
  raisins: list(`
    kishmish; kismis; raisin; raisons; زبيب; الزبيب; किशमिश; کشمش; munakka; dry grapes; unakka munthiri;
    sultanas; black raisin; உலர் திராட்சை; kishmish sundarkhani; изюм; sultanas type 9 rtu;
    kishmish sundekhani; كشمش ايراني; kishmish sultana; kishmish zard; изюм кишмиш
  `),
  'dry-dates': list(`
    chuhara; chuara; chhuhara; dried dates; dry date; kharek; छुहारा; چھوہارا; تمر جاف; چھوہارے;
    kharek chuara pili; chuwara khushk
  `),
  dates: list(`
    dates; khajoor; khajur; date; تمر; التمر; تمور; खजूर; کھجور; tamr; khajoor fresh; eenthapazham;
    eethapazham; eenthapazham medjool jumbo; مضافتی بم; deglet nour branchée; khajoor ajwa 5kg carton;
    تمر خلاص كرتون; رطب مجدول; khalas khajoor 1kg box; تمر خلاص فاخر; khajur medjool jumbo
  `),
  apples: list(`
    apple; aple; seb; تفاح; التفاح; सेब; سیب; red apple; fresh apples; tuffah; royal gala 113 count;
    سیب قرمز لبنانی; seb royal gala 18kg; سیب قرمز لبنان; mansanas fuji 113 count; gala aple 113 count;
    royal gala aple 18kg
  `),
  oranges: list(`
    orange; orenge; santra; narangi; malta; برتقال; البرتقال; संतरा; सन्तरा; مالٹا; valencia orange;
    navel oranges; برتقال ابو صرة; navels 72ct egypt; برتقان ابو صرة مصري; arance navel egypt;
    برتقال ابو سرة مصري
  `),
  tomatoes: list(`
    tomato; tomatos; tamatar; tomoto; طماطم; طماط; بندورة; टमाटर; ٹماٹر; thakkali; tamater; thakali box;
    گوجه فرنگی گلخانه; bandora; گوجه فرنگی; தக்காளி; kamatis; tamata 6amata box 6kg
  `),
  potatoes: list(`
    potato; potatos; aloo; aalu; alu; batata; بطاطس; بطاطا; आलू; آلو; urulakizhangu; patato;
    urulaikilangu ooty; سیب زمینی; maris pipers; બટાકા; viazi mviringo 10kg; aloo pakistan origin;
    puteta al7amra sack; pommes de terre
  `),
  onions: list(`
    onion; onoin; pyaz; pyaaz; piyaz; red onion; بصل; البصل; प्याज; प्याज़; پیاز; savala; sabola; vengayam;
    kanda; indian onion; cheriya ulli sambar; nashik pyaz 45mm up; sibuyas pula 10kg; pyaz nashik 55mm+;
    بصل احمر شوال 25 كيلو; savala nasik 50mm; savala nashik 5 kg mesh; bassal hindi ahmar mesh bag; পেঁয়াজ
  `),
  'leafy-vegetables': list(`
    leafy; green leaves; lettuce; letuce; spinach; palak; saag; سبانخ; خس; ورقيات; पालक; cheera; keerai;
    leafy veg; cheera kettu fresh; palak gaddi fresh; sukuma wiki; palak methi bhaji fresh; جرجير و بقدونس;
    سبزی خوردن; kangkong fresh; ملوخية خضراء; saag fresh palak
  `),
  watermelon: list(`
    water melon; watermelons; tarbooz; tarbuz; tarbuj; بطيخ; البطيخ; तरबूज; تربوز; melon; thannimathan; جح;
    tarbooj kiran; جح ايراني; tarbooz kiran; يح; tikiti maji; tarbooz seedless; رقي بدون بذر; pakwan
  `),
  papaya: list(`
    pappaya; papaia; papita; papeeta; pawpaw; بابايا; पपीता; پپیتا; papya; omakka; papita red lady; فافاي;
    පැපොල්
  `),
  pineapple: list(`
    pine apple; pineaple; ananas; annanas; أناناس; اناناس; अनानास; kaithachakka; pinapple; കൈതച്ചക്ക;
    md2 crownless 8 count
  `),
  grapes: list(`
    grape; angoor; angur; عنب; العنب; अंगूर; انگور; munthiri; black grapes; green grapes; seedless grapes;
    mundhiringa; Trauben kernlos hell; ubas thompson seedless
  `),
  banana: list(`
    bananas; bannana; kela; kele; موز; الموز; केला; کیلا; vazhapazham; nendran banana; banna; nendran ethakka;
    cavendish 13kg crtn; lakatan; nendran kela; ndizi mbivu; saging cavendish box
  `),
  ginger: list(`
    ginger; adrak; adrakh; ginjer; زنجبيل; الزنجبيل; अदरक; ادرک; inji; fresh ginger; zanjabeel;
    adrak cochin new crop; adrak taza china; zanjabeel taza; tangawizi mbichi; tangawizi freshi china; aduwa
  `),
  garlic: list(`
    garlick; lahsun; lehsun; lasun; lasan; ثوم; الثوم; लहसुन; لہسن; veluthulli; poondu; garlics;
    chinese garlic; veluthuli peeled; lehsun chilka utra; kitunguu saumu; lehsun pakistani desi;
    توم صيني مقشر; bawang na puti; thoom muqashar; bawang peeled
  `),
  tuna: list(`
    tuna; tuna fish; choora; chura meen; تونة; التونا; तुना; soorai; tunna; tuna steak; yellowfin tuna;
    choora yellowfin loin; yellowfin saku AAA; kelawalla yellowfin loin; choora fish yellowfin;
    jodari yellowfin loin; kelawalla loin
  `),
  sheri: list(`
    sheri fish; shari fish; emperor; emperor fish; شعري; الشعري; سمك شعري; sheiry; shery; spangled emperor;
    shaari fish whole cleaned; شعري طازج; changu whole round; shaari machli; shehri emperor fsh;
    shaari fish whole fresh; shaari fish
  `),
  salmon: list(`
    salmon; salmon fillet; samon; sallmon; سلمون; سالمون; norwegian salmon; salman fish; lachsfilet trim D;
    Lachsfilet mit Haut
  `),
  shrimp: list(`
    prawn; prawns; shrimps; jhinga; jinga; chemmeen; chemeen; روبيان; الروبيان; ربيان; جمبري; झींगा; جھینگا;
    tiger prawns; frozen shrimp; eral; rubian; chemeen vannamei 31/40; ربيان وسط 21/25; hipon suahe 41/50;
    HLSO 16/20 vannamei; jhinga u10 headless; বাগদা চিংড়ি; rubyan 16/20 frozen oman; میگو پوست کنده;
    chemeen 40/60 pd; جمبري جامبو 21/25; rubyan jumbo 16/20; vanami prawns 31/40 pd
  `),
  crab: list(`
    crabs; blue crab; kekda; njandu; nandu; قبقب; سلطعون; केकड़ा; کیکڑا; blue swimming crab;
    blue swimming njandu; gubgub bahraini; alimango live; blue swimmer 150/200 cut; khekda khadpa;
    alimango babae; ഞണ്ട്; قبقب طازج
  `),
  lobster: list(`
    lobsters; lobstar; lopster; أم الروبيان; استاكوزا; لوبستر; rock lobster; लॉबस्टर; rock lobstr tail;
    أم الربيان; kamba kochi; rock lobstr tails 6-8oz; sharkha omani frozen tails
  `),
  squid: list(`
    squids; calamari; kalamari; calamary; koonthal; kunthal; kanava; حبار; الحبار; كاليماري; squid rings;
    koonthal rings iqf; calmari tubes U10; pusit tubes U10; ngisi cleaned; ماهی مرکب; koonthal rings frozen;
    koonthal tubes cleaned; ngisi tubes u10; கணவாய்
  `),
  pomfret: list(`
    pomfret; pamfret; promfret; zubaidi; zubaydi; زبيدي; الزبيدي; avoli; aavoli; vavval; paplet;
    pomfret white; pomphret; silver pomfret; avoli white zubaidi; حلوا سفید; zubaidi 300/400;
    paplet safed 300-500; avoli silver 300-500; zubaidi silver avoli; زبيدي كبير
  `),
  'king-fish': list(`
    kingfish; king fish; kanad; kanaad; kanad fish; surmai; surmayi; surmai fish; كنعد; الكنعد; neymeen;
    neimeen; ney meen; vanjaram; seer fish; seerfish; ayakoora; सुरमई; king mackerel; வஞ்சரம் steak; ماهی شیر;
    tanigue steak cut; surmai steak frozen; كنعد شرايح; vanjaram slice; neymeen ayakoora whole; kan3ad slices;
    thora malu steak
  `),
  tilapia: list(`
    tilapia; telapia; thilapia; tilapiya; بلطي; سمك بلطي; bolti; tilapia fish; talapia; jilebi meen whole;
    بلطي مجمد; sato fillet iqf; boltee fish frozen; بلطي 500/800; سمك بلطي مجمد
  `),
  mutton: list(`
    mutton; muton; lamb; goat meat; gosht; bakra; لحم غنم; لحم ضأن; मटन; goat; meat; sheep meat; mutton leg;
    aattirachi; aattirachi curry cut; chota gosht raan; hammelfleisch; khasi mangsho; بکرے کا گوشت;
    لحم ضان نعيمي; bakra gosht leg boneless; talyan leg la7am ghanam; khasir mangsho bone in
  `),
  chicken: list(`
    chiken; chicken legs; drumstick; murgh; murgi; murghi; دجاج; الدجاج; चिकन; मुर्गी; مرغی; kozhi;
    frozen chicken; poultry; chikken; கோழி கறி skinless; kuku mzima 1200g; chkn leg qtrs brazil;
    murgi leg bonless; دياي مثلج 1000 جرام; poulet entier congelé 1200g; manok 1100g griller;
    dijaj kamel 1200 gm
  `),
  'wheat-flour': list(`
    atta; aata; maida; maidha; flour; flower wheat; wheat flower; طحين; دقيق; الطحين; आटा; मैदा; آٹا;
    gothambu podi; white flour; all purpose flour; chakki atta; chakki fresh atta 10kg; maida no.1 50 kg;
    farine T55; طحين رقم 1 للخبز; maida 50kg; 6a7een abyadh no 1 50kg
  `),
  'whole-wheat': list(`
    whole wheat; wheat grain; wheat grains; gehun; gehu; gehoon; قمح; القمح; गेहूं; गेहूँ; گندم; gothambu;
    حنطة; godhumai; 7abb harees qam7
  `),
  oats: list(`
    oat; rolled oats; oats flakes; oatmeal; شوفان; الشوفان; ओट्स; white oats; quaker oats; جو دوسر پرک;
    شوفان oat flakes; شوفان سريع التحضير
  `),
  barley: list(`
    barley; barly; jau; jao; شعير; الشعير; जौ; pearl barley; barli
  `),
  'green-millet': list(`
    bajra; bajri; millet; millets; pearl millet; دخن; बाजरा; باجرا; kambu; green millets; kambu dhaniyam;
    mawele; bajri no lot gujrat; bajra bajri desi; دخن للطيور; બાજરી; sha3eer 3alaf bags
  `),
  saffron: list(`
    saffron; safron; zafran; zaffran; zafaran; kesar; kesari; زعفران; الزعفران; केसर; kumkumapoo; saffran;
    zaafran; kesar mongra 1gm; super negin 1 gm; sargol negin; zafran irani negin 1gm; زعفران سرگل قائنات;
    zafferano in pistilli; zafran iranian super negin 1g; super negin kesar 1g
  `),
};

export const ambiguousQueries: readonly [string, readonly ProductId[]][] = [
  ['rice', ['idly-rice', 'boiled-rice', 'sona-masoori-rice', 'matta-rice']],
  ['പുഴുക്കലരി', ['boiled-rice', 'matta-rice']],
  ['basmathi 8.3mm', ['basmati-1121-steam-rice', 'basmati-1121-sella-rice']],
  ['उड़द धुली', ['urid-dal', 'urid-gota']],
  ['parippu all types bulk', ['masoor-dal', 'moong-dal', 'chana-dal', 'urid-dal', 'urid-gota']],
  ['ماش کی دال دھلی', ['urid-dal', 'urid-gota']],
  ['چاول سیلا ڈبل سٹیم', ['basmati-1121-sella-rice', 'boiled-rice']],
  ['crustaceans', ['shrimp', 'crab', 'lobster']],
  ['monggo', ['moong-whole', 'moong-dal']],
  ['SQ black matpe', ['urid-dal', 'urid-gota']],
  ['باسمتی چاول', ['basmati-1121-steam-rice', 'basmati-1121-sella-rice']],
  ['અડદ દાળ', ['urid-dal', 'urid-gota']],
  [
    'عيش',
    [
      'idly-rice',
      'boiled-rice',
      'sona-masoori-rice',
      'matta-rice',
      'jeerakashala-rice',
      'basmati-1121-steam-rice',
      'basmati-1121-sella-rice',
    ],
  ],
  ['عيش بسمتي حبة طويلة 40 كيلو', ['basmati-1121-steam-rice', 'basmati-1121-sella-rice']],
  ['برنج هندی ۱۱۲۱', ['basmati-1121-steam-rice', 'basmati-1121-sella-rice']],
  ['كبكبي', ['chickpeas', 'black-chickpeas']],
  ['ponni puzhungal arisi 25kg', ['boiled-rice', 'idly-rice']],
  ['mchele basmati', ['basmati-1121-steam-rice', 'basmati-1121-sella-rice']],
  ['tende ajwa', ['dates', 'dry-dates']],
  ['luya at bawang', ['ginger', 'garlic']],
  ['3eesh basmati mazza 40kg', ['basmati-1121-sella-rice', 'basmati-1121-steam-rice']],
  [
    'mchele',
    [
      'idly-rice',
      'boiled-rice',
      'sona-masoori-rice',
      'matta-rice',
      'jeerakashala-rice',
      'basmati-1121-steam-rice',
      'basmati-1121-sella-rice',
    ],
  ],
  ['dal 20 kg', ['masoor-dal', 'moong-dal', 'chana-dal', 'urid-dal']],
  ['உளுத்தம் பருப்பு', ['urid-dal', 'urid-gota']],
  ['daal', ['masoor-dal', 'moong-dal', 'chana-dal', 'urid-dal']],
];
