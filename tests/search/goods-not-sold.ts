import { list } from './list';

/** Queries that should find nothing; the test allows 5 % of them to find something. Delete none to make it pass. */
export const goodsNotSold = list(`
  cooking oil; sunflower oil; olive oil; coconut oil; palm oil; oil; ghee; vanaspati; sugar; salt; honey;
  jaggery; vinegar; ketchup; mayonnaise; soy sauce; yeast; soya; toor; arhar; besan; suji; semolina; pasta;
  noodles; vermicelli; couscous; quinoa; corn; popcorn; cornflakes; bread; biscuits; chocolate; cocoa; jam;
  papad; pickle; tofu; tea; green tea; coffee; juice; mineral water; cola; beer; wine; eggs; egg; milk;
  milk powder; butter; cheese; paneer; yoghurt; cream; ice cream; halal; beef; pork; bacon; turkey; duck;
  sausages; camel; quail; rabbit; sardine; anchovy; hamour; octopus; oyster; mussels; caviar; cod; hilsa;
  mango; lemon; lime; avocado; kiwi; strawberry; pear; peach; plum; pomegranate; coconut; dragon fruit;
  jackfruit; guava; bhindi; okra; brinjal; eggplant; carrot; cucumber; cabbage; cauliflower; broccoli;
  capsicum; mushroom; beetroot; radish; pumpkin; olives; cinnamon; nutmeg; mace; star anise; fennel;
  fenugreek; methi; mustard; paprika; chilli; oregano; basil; mint; vanilla; hing; ajwain; tamarind; sesame;
  flax; peanuts; hazelnut; pecan; macadamia; apricot; prunes; cranberry; soap; shampoo; detergent; tissue;
  diapers; toothpaste; candles; batteries; matches; charcoal; foil; laptop; mobile phone; television; cement;
  steel; paint; tiles; plywood; urea; acetone; rubber; shoes; perfume; toys; furniture; bicycle; nutella;
  coca cola; pepsi; nescafe; maggi; lipton; nido; almarai; colgate; dettol; heinz; pampers; red bull;
  kelloggs; samsung; iphone; oreo; lurpak; cheeni; namak; doodh; chai; anda; dahi; imli; gajar; nimbu; aam;
  karela; سكر; زيت; بيض; حليب; شاي; قهوة; ملح; عسل; جبن; خبز; خيار; ليمون; चीनी; तेल; दूध; नमक; अंडा; भिंडी;
  چینی; دودھ; نمک; انڈے; plutonium; asdf; qwerty; zzzz; blorf; lorem ipsum; hello; test; xyz; 123456;
  thuvara parippu 30kg; अरहर दाल; muthira horsegram; mothbean matki; mochai kottai; soya chunks mini;
  nilakkadala bold 40/50; kadala maavu besan; perumjeerakam; karinjeerakam kalonji; kadugu small; வெந்தயம்;
  patta cassia vietnam; jathipathri; thakkolam; kashmiri mulaku stemless; കായം LG; kudampuli black;
  imli seedless; karuppatti; velichenna 15 ltr tin; நல்லெண்ணெய்; sunflwr oil 1.8l; rice bran oil;
  neyyu rkg 500ml; malai paneer block; thairu 2kg bucket; milkmaid tin; दूध पाउडर 2.5kg; kozhimutta 30 tray;
  pothirachi boneless; tharavu whole; kaada quail frozen; mathi chala oman; bangda 6/8; കരിമീൻ;
  nethili karuvadu; hamour fillet; kallumakkaya meat; sravu; rohu bengali cut; chaya podi bop dust;
  filter kaapi chicory 80:20; karikku thailand; ചക്ക; alphanso mampazham; anar bhagwa; muringakka; pavakka;
  chena elephant yam; kappa frozen; javvarisi; ragi finger millet; semiya roasted; ellu white hulled;
  sugar icumsa 45; tomato ketchup 5kg can; pappadam kerala 4 inch; بادام زمینی; گوجه سبز; بندق تركي مقشر;
  چلغوزہ; laban up 1 ltr; جبن حلوم قبرصي; شیر خشک; زيت زيتون بكر; روغن آفتابگردان; vanaspati ghee 16kg tin;
  چای کلکته; gahwa turki ben; لومي اسود; زرشک پفکی; سماق; darchini sticks; يانسون نجمي; saunf lucknowi;
  حلبة حب; kalonji; جوز هند مبروش; جوزة الطيب; شملہ مرچ; لال مرچ پسی ہوئی; kollu horse gram; soya chunks;
  sabudana; برغل خشن; kinwa white organic; popcorn maize 25kg; هامور فيليه; صافي عربي; sultan ibrahim fish;
  اخطبوط; mussels half shell NZ; خاویار; bara gosht boneless; لحم حاشي; بوقلمون; بلدرچین منجمد; baidh 30 tray;
  طحينة سمسم; رب انار; chaunsa aam; شمام; avacado hass; فراولة مصري; bamia zero; بيذنجان; شکرقندی; phool gobi;
  آلو بخارا; تمر هندي; لوبیا سبز; عسل سدر يمني; حلاوة طحينية; روح افزا; hing compounded; bangus boneless;
  galunggong; lapu-lapu; dagaa; sangara fillet skinless; pweza frozen; tahong half shell;
  hokaido scallops 10/20; levrek; basa filets untrimmed; liempo; picanha rump cap; putenbrust;
  magret de canard; nyama ya ngamia; calamansi; hass avo 18s; mangga carabao; langka; bayabas; parachichi;
  fraises; karoti 10kg; ampalaya; talong; muhogo; kamote; butternut squash; ful medames fava; njugu mawe;
  non gmo soyabean; mtama; ulezi flour; гречка; kinoa tricolor; mdalasini; muscade entière;
  bourbon vanila beans; methi seed; siling labuyo; ufuta humera hulled; karanga java 50/60; findik 11-13;
  kuru kayisi no 4; чернослив; icumsa 45; kenya AA faq; BP1 CTC; подсолнечное масло; ghee tins 16kg;
  SMP medium heat 25kg; mature chedder block; mayai trei 30; patis; banana ketchup; prawn crackers;
  ginger ale 24x330; arhar daal unpolished; તુવેર દાળ; matki sprouting; कुळीथ; soya chunks 10kg; besan barik;
  sooji rava; sabudana big pearl; साबुदाणा; poha thick; ragi flour; jwari atta; makki ka atta;
  corn flour weikfield; cornflakes kellogs; sarson ka tel kachi ghani; সরিষার তেল; sunflower oil 5ltr;
  palm olein tin 18 kg; desi ghee amul 15kg; वनस्पती तूप; paneer malai block; દહીં; dahi 2kg bucket;
  milk powder nido; makhan salted 25kg; mozzarella shredded; ande white tray 30; gur kolhapuri;
  chini icumsa 45; নুন আয়োডিন; sendha namak; chai patti ctc assam; چائے کی پتی; nescafe classic jar;
  pepsi can 330ml; frooti tetra pack; mineral water carton; lal mirch powder teja; kashmiri mirchi sabut;
  हींग; methi dana; rai kali barik; dalchini cassia; jaiphal javitri; til safed hulled;
  mungfali dana java 60/70; magaz kharbuja beej; ilish mach padma; রুই মাছ; bombil sukha; bhains ka gosht;
  aam ka achar mitchell; maggi noodles masala; papad lijjat; alphonso hapus peti; همبا; هامور طازج;
  safi fish fresh; عومة مجففة; سحناه; اخطبوط مجمد; لحم بقري برازيلي; beef tenderlion australia; ديك رومي;
  سمان مجمد; بيض احمر 30 حبة; tokhme morgh; لبنة بلدي; جبنة عكاوي; پنیر لیقوان; دوغ; کشک; dehn baladi samn;
  سمن نباتي 16 لتر; زيت زيتون فلسطيني; zeit zorra; روغن کنجد; طحينة; عسل سدر; سكر ابيض 50 كيلو; شکر; نبات;
  chai karak loose tea ceylon; قهوة هرري; نسكافيه كلاسيك; كركديه; باجلة; fool medames can; ترمس; سمسم سوداني;
  فول سوداني; fandogh; صنوبر حب; زرشک پلویی; قمر الدين; lomi aswad; dar sini; رازیانه; حبة البركة;
  بزار اماراتي; باذنجان رومي; bamia zero frozen; بطاطا حلوة; انار ساوه; فراولة مصرية; مكرونة; mayonez gallon;
  thuvaram paruppu; కందిపప్పు 5kg; മുതിര; ragi maavu; jonnalu white; unga wa mahindi; nilakadalai bold 50/60;
  vendakka; murungakkai; calamansi juice; embe dodo; parachichi hass; chakka pazham; thengai husked 25 pcs;
  fraises gariguette; Spargel weiss; funghi porcini secchi; muhogo frozen; mathi chala fresh; karimeen 200up;
  loup de mer; හාල්මැස්සෝ; nyama ya ng'ombe; baboy liempo; Kalbsrücken; Putenbrust; kaadai frozen;
  velichenna 1 ltr; nallennai idhayam; huile d'olive extra vierge; mafuta ya alizeti 20L; நெய்;
  Butter ungesalzen 82%; mozzarella di bufala; maziwa ya unga; thayir bucket; ceylon tea bopf; kahawa arabica;
  Mineralwasser mit Kohlensäure; toyo silver swan; suka datu puti; patis rufina; pancit canton lucky me;
  kudampuli goraka; vendhayam; ఆవాలు; kurundu alba quills; Muskatnuss gemahlen; bellam jaggery block;
  moth beans matki; foul medames beans; ترمس حب; jowar sorghum; quinoa white organic; corn grits maize;
  burghul coarse; ساغو دانہ sabudana; moongphali roasted; mani hubad peanuts; hazel nut turkish;
  pine nuts صنوبر; khubani dry apricot; kashmiri chilly powder; lal mirch sabut guntur; dalchini stick;
  karuvapatta; ഉലുവ; rai mustard seed small; saunf lucknow; hing powder lg; سماق مطحون; zaatar jordan;
  star anise phool chakri; jaiphal nutmeg; tamarind seedless imli; desi ghee 1 ltr; coconut oil velichenna;
  sunflower oil 5 litre x 4; سكر ابيض ٥٠ كيلو; jaggery sharkara achu; tea dust kenya; بن قهوة تركي;
  nescafe 3in1 sachet; laban up full fat; halloumi cheese cyprus; labneh 1kg tub; milk powder nido 2.5kg;
  mathi chaala sardine; അയല; hammour fillet هامور; buff meat beef topside; pato frozen whole duck;
  kamote sweet potatoe; mangga alphonso mango; بامية زيرو; vendakka bhindi; loomi aswad omani; لومي بصرة;
  darseen 3eedan; قرفة سيلانية; 7elba seeds; summac syrian; زعتر حلبي; بهارات كبسة جاهزة;
  pilipili nyekundu kali; paprika sweet turki; simsim white hulled; ufuta; طحينة بيضا سطل; bajella yabsa;
  فول مدمس علب; turmus; karanga peanuts 40/50; فستق عبيد; snobar lebnani; bunduq raw hazelnut;
  mishmish hamwi dried; nazi kavu coconut; dibs rumman; ماي ورد; 3asal sidr yemeni; asali ya nyuki;
  sukari nyeupe 50kg icumsa 45; شكر كوبا; chumvi sea salt; chai ahmad kees; شاي عراقي مهيل;
  coffe turki with mehmet; zait zaitoon extra virgin 16L; mafuta ya alizeti; سمن حيواني بلدي; jebnet 7alloum;
  labneh balls in oil; لبن رائب; nido milk powder 2.5kg; gattan masgouf river fish; dagaa wa mwanza;
  pweza octopus frozen; nyama ya ngombe; لحم بعير حاشي; unga wa mahindi sembe; muhogo mkavu;
  bamya zero frozen; خيار ماي; manga alphonso pulp; معكرونة سباغيتي; vimto sharab ramadan; besan flour 1kg;
  pilavlık bulgur; ragi kezhvaragu; jowar atta; rava sooji; hamour filet; sardines mathi; moules congelées;
  turkey rashers; beef tenderloin brazil; गाईको घिउ; paneer block; сметана 20%; beyaz peynir;
  double cream 1 ltr; beurre doux 82%; full cream milk pwder; condensed milk tin; eggs 30 tray; labneh;
  নারকেল দুধ; පොල් තෙල්; sing tel 15 kg tin; zeytinyağı 5 lt; hing powder; મેથી દાણા; kadugu; kalonji seeds;
  timur nepali; sumak; pul biber; cinamon sticks; புளி; வெண்டைக்காய்; свекла; ube halaya; mango alphonso;
  kuru kayısı; fındık; moutarde de dijon; tea bags pg tips; ગોળ; காய்ந்த மிளகாய்; tomato ketchup heinz
`);

/** Similar goods may be found, but the given word must be named as missing. */
export const goodsOfAnotherSort: readonly [query: string, missing: string][] = [
  ['toor dal', 'toor'],
  ['arhar dal', 'arhar'],
  ['tur dal', 'tur'],
  ['soya beans', 'soya'],
  ['ponni rice', 'ponni'],
  ['jasmine rice', 'jasmine'],
  ['sushi rice', 'sushi'],
  ['corn flour', 'corn'],
  ['gram flour', 'gram'],
  ['coconut milk rice', 'coconut'],
  ['sunflower seeds', 'sunflower'],
  ['mustard seeds', 'mustard'],
  ['sesame seeds', 'sesame'],
  ['fennel seeds', 'fennel'],
  ['chia seeds', 'chia'],
  ['cayenne pepper', 'cayenne'],
  ['white pepper', 'white'],
  ['sweet potato', 'sweet'],
  ['apple juice', 'juice'],
  ['tomato ketchup', 'ketchup'],
  ['tomato paste', 'paste'],
  ['potato chips', 'chips'],
  ['banana chips', 'chips'],
  ['garlic bread', 'bread'],
  ['almond milk', 'milk'],
  ['ginger ale', 'ale'],
  ['chicken nuggets', 'nuggets'],
  ['saffron oil', 'oil'],
  ['rice cooker', 'cooker'],
  ['tuna sandwich', 'sandwich'],
  ['rose water melon', 'rose'],
  ['hammour fish', 'hammour'],
  ['mustard greens', 'mustard'],
  ['cashew butter', 'butter'],
  ['drumstick leaves', 'drumstick'],
  ['sharkara unda', 'sharkara'],
  ['arhar ki daal', 'arhar'],
  ['king oyster mushroom', 'oyster'],
  ['toor daal', 'toor'],
  ['sultan ibrahim samak', 'sultan'],
  ['ayila fish', 'ayila'],
  ['tuvara parippu', 'tuvara'],
  ['sambar parippu arhar', 'sambar'],
  ['palm olein jerry can', 'palm'],
  ['yansoon 7abb', 'yansoon'],
  ['jowz el teeb', 'teeb'],
  ['gahwa 3arabi harari beans', 'gahwa'],
  ['سمك صافي', 'صافي'],
  ['rahar ko dal', 'rahar'],
  ['ilish mach', 'ilish'],
  ['murungakkai drumstick', 'murungakkai'],
];
