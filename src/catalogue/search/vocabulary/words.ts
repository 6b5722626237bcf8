/** Said beside any goods and asking for nothing. */
export const fillWords = `
  a an and the of in for from with to by per on at or my our us me is are do does have has any some all no not item items good goods saman saaman samaan stuff thing things
  product products food foods foodstuff foodstuffs kg kgs kilo kilos kilogram kilograms gm gms g lb lbs pound pounds mt ton tons tonne tonnes
  i we you it need needed want wanted looking look please pls plz send give get show sell sells selling order buy buyer buying purchase require required requirement
  bag bags sack sacks carton cartons box boxes dubai uae emirates abu dhabi sharjah ajman deira
  best top good nice quality high low cheap cheapest supplier suppliers importer importers trader traders dealer company shop store near
  ki ka ke ko kay se wala wali wale aur chahiye chaiye mujhe hai hain ho kya e ul al el de du des la le les von aus und y para con ya na wa ng sa ang
  و في من عن على مع کا کی کے اور سے چاہیے کو की का के और से में चाहिए и для из в на 的
  l ltr ltrs litre litres liter oz per-kg incl about approx around min max up yr year years old can
  di da dos das lot et den zum mit bil bel`;

/** Forms, cuts, sizes, colours, packings, origins, and what else an enquiry can ask: they narrow what other words find, and find nothing themselves. */
export const descriptors = `
  halal haram price prices pricing rate rates cost costs quote quotes quotation quotations offer offers discount moq minimum delivery deliver shipping shipment freight
  fob cif cfr exw certificate certificates certification certified iso haccp brc coa sample samples payment credit terms wholesale retail bulk export import trading
  origin origins grade grades packing pack packs packet packets size sizes fresh frozen chilled organic bio conventional
  shelf expiry frais frisch fresco taze congelé tiefgekühlt donmuş taaza taza tazah frozon
  حلال سعر أسعار جملة طازج طازجة مجمد مجمدة مبرد عضوي منشأ عينة شهادة توصيل شحن قیمت ریٹ تازہ منجمد تھوک تازه عمده دام
  भाव दाम कीमत थोक ताजा ताज़ा जैविक हलाल فریش വില ഹലാൽ ഫ്രഷ് ഫ്രോസൺ விலை ஹலால் হালাল দাম তাজা цена оптом свежий свежая свежие свежее замороженный замороженная замороженные халяль 价格 批发 冷冻 清真 bei jumla presyo sariwa pakyawan precio prix preis fiyat toptan
  etd eta lc tt incoterm incoterms ddp dap cnf availability available stock spec specs specification specifications coo msds phyto phytosanitary fumigation
  whole split splits broken pieces piece pcs pc half halves halved quarters cut cuts chopped diced cubes cubed sliced slices slice ring rings tube tubes strip strips chunk chunks shredded grated minced mince keema qeema crushed cracked ground powder powdered
  podi powders thool dust flake flakes flaked slivered slivers blanched roasted salted unsalted raw cooked boiled steamed parboiled steam dried dry natural pure premium super extra fancy choice select selected standard commercial first second a1 aa aaa
  polished unpolished double single sortex machine cleaned clean washed unwashed hand picked handpicked sorted bold medium small big large jumbo mini baby long short thick thin fine coarse round flat
  seed seeds seedless pitted unpitted stoneless peeled unpeeled shelled unshelled inshell shell kernel kernels skin skinless skinned husk husked bone boneless bonein headless head heads tail tails tailon gutted scaled cleaned
  loin loins leg legs shoulder shank shanks breast breasts thigh thighs wing wings neck rib ribs rack chop chops steak steaks fillet fillets filet filets portion portions carcass carcase quarter boti back belly saku claw claws tentacle tentacles meat fish finger fingers bulb bulbs root roots bunch bunches hands stick sticks
  fruit fruits vegetable vegetables grain grains nut nuts bean beans spice spices leaf leaves new old crop aged season seasonal ripe unripe yellow red black white brown green golden gold pink purple blue dark light colour color coloured silver
  iqf block blocks glaze glazed net weight gross nett loose packed vacuum tray trays crate crates basket baskets mesh pouch drum drums container containers fcl lcl count counts inch cm mm mg ml ltr
   class category variety varieties type types brand branded label private mixed mix assorted sweet sour bitter hot mild spicy strong soft hard crisp juicy creamy aromatic fragrant edible human consumption industrial catering horeca restaurant hotel
  local imported india indian pakistan pakistani bangladesh bangladeshi lanka sri lankan ceylon nepal nepali china chinese iran iranian persian iraq iraqi egypt egyptian oman omani saudi arabia arabian arabic yemen yemeni kuwait qatar bahrain jordan jordanian lebanon lebanese syria syrian palestine turkey turkish usa us america american california californian canada canadian mexico mexican brazil brazilian argentina argentinian argentine chile chilean peru peruvian ecuador ecuadorian colombia costa rica guatemala guatemalan australia australian zealand nz norway norwegian scotland scottish ireland irish uk british england english spain spanish italy italian france french germany german netherlands dutch holland belgium poland polish ukraine ukrainian russia russian kazakhstan greece greek thailand thai vietnam vietnamese indonesia indonesian malaysia malaysian philippines philippine filipino myanmar burma burmese japan japanese korea korean taiwan africa african south north east west ethiopia ethiopian kenya kenyan tanzania tanzanian uganda sudan sudanese somalia somali nigeria ghana tunisia tunisian algeria algerian morocco moroccan madagascar mozambique ivory coast afghanistan afghan afghani uzbekistan kashmir kashmiri kerala gujarat punjab punjabi rajasthan maharashtra nashik tamil nadu karnataka andhra sindh sindhi balochi balochistan asian european gulf malabar farm farmed wild sea river day daily live
  sabut sabit saabut khada kutta kuti pisa pisi hua bada bara badi bari chota choti chhota chhoti lal laal hara hari haray kala kali kaala kaali safed sufaid pila peela peeli sukha sookha sukhi desi deshi asli khalis muzhuvan muzhu pacha pachai unakka karutha karuppu vella velutha vellai chuvanna sivappu manja nadan naadan valiya cheriya periya chinna
  sughra saghir kabir irani iraani hindustani masri turki omani yamani suri lubnani maghribi afgani australi amriki barazili norvegi taza tazah akhdar ahmar aswad abyad asfar baladi hindi hind nashif mujaffaf yabis mathoon
  كامل حب حبة مطحون بودرة مجروش مقشر مجفف ناشف أحمر أسود أبيض أخضر أصفر ذهبي كبير صغير هندي باكستاني إيراني مصري عماني صيني تركي أمريكي بلدي محلي مستورد فاخر ممتاز كيلو كيس كرتون شرائح فيليه قطع نوع جودة عالية بدون عظم
  ثابت پسا ہوا پسی ہوئی پاؤڈر لال ہرا ہری کالا کالی سفید پیلا بڑا بڑی چھوٹا چھوٹی خشک سوکھا دیسی ایرانی هندی پاکستانی قرمز سیاه سبز زرد درشت ریز پوست کنده کیلو
  साबुत पाउडर पिसा पिसी लाल हरा हरी काला काली सफेद सफ़ेद पीला पीली बड़ा बड़ी छोटा छोटी सूखा सूखी देसी ईरानी कश्मीरी किलो मोटा बारीक
  മുഴുവൻ പൊടി ചുവന്ന പച്ച കറുത്ത വെള്ള വെളുത്ത മഞ്ഞ വലിയ ചെറിയ ഉണക്ക നാടൻ കിലോ മീൻ முழு தூள் சிவப்பு பச்சை கருப்பு வெள்ளை பெரிய சிறிய உலர்ந்த காய்ந்த நாட்டு கிலோ மீன் பழம் গুঁড়া গুঁড়ো লাল সবুজ কালো সাদা আস্ত শুকনো দেশি কেজি মাছ
  молотый молотая целый целая сушёный сушеный сушёные сушеные красный белый чёрный черный зелёный зеленый жёлтый очищенный крупный мелкий филе стейк кусочки
  entier entière moulu moulue poudre sec sèche secs rouge vert verte noir noire blanc blanche jaune ganz gemahlen getrocknet rot grün schwarz weiß gelb entero molido polvo seco seca rojo roja verde negro negra blanco blanca amarillo kuru kırmızı yeşil siyah beyaz sarı tane toz nzima nyeusi nyeupe nyekundu kavu pula puti itim buo tuyo 干 鲜 整 粉 红 白 黑
  hulled dehulled unhulled sabz surkh zard safaid bengali kandahari regular supreme carton crtn ctn ctns crt pkt pkts bndl bdl doz dozen nos pce bnls bl sknls skls sl hgt h&g hg faq sq gl gcal fumigated whl qtr qtrs lg sm med xl xxl xxxl assrtd frz frzn chld fzn std prem org untrimmed trimmed tailed untreated sundried freeze freeze-dried spray air-flown flown vac vacuum-packed skin-on bone-in tunnel mota moti patla patli bareek baarik akha aakha akkha tukda tukdi chilka chilke phool konda chuvappu kubwa ndogo kidogo safi mbichi zima mzima iliyokaushwa mekundu meupe meusi mweupe mweusi kukaanga malaki maliit buong walang tinadtad inihaw hilaw hinog frische ganze ganzer gehackt geschält geschnitten gerieben gefroren schwarzer rote grüne weiße getrocknete halbe hälften séché séchée séchées séchés décortiqué décortiquées surgelé surgelée concassé branché branchée extra-fin épluché tranché rouges vertes noirs noires blanches entières entiers congelado congelada fresca troceado pelado pelada rojos verdes negros blancas enteros rodajas secco secca secchi fresche surgelato surgelati intero interi macinato rosso rossa rossi verdi nero neri bianco bianchi tritato kurutulmuş dilimlenmiş ayıklanmış iç ici kırık kirik kirmizi yesil bütün butun küçük büyük buyuk kucuk yerli ithal сухой сухая сухие дроблёный дробленый колотый крупная мелкая очищенная очищенные красная красные белая белые чёрная черная зелёная зеленая жёлтая желтая مفروم مقطع ناعم خشن حبوب حبه كبار صغار وسط جامبو درجة أولى نخب نخب-أول كرتونة طبق سائب شوال مغلف مثلج مبرد مكسيكي كندي أسترالي برازيلي تشيلي روسي أوكراني إندونيسي فيتنامي تايلندي سريلانكي سوري لبناني يمني سعودي إماراتي كويتي قطري عراقي أفغاني مغربي تونسي أثيوبي كيني تنزاني سوداني صومالي جنوب أفريقي جواتيمالا غواتيمالا محمص مملح مدخن نيء عريض عريضة بيضا حمرا خضرا سودا صفرا بيضاء حمراء خضراء سوداء صفراء قرمز-رنگ سیاه-رنگ تازه-چین درجه-یک صادراتی فله بسته-بندی مغز شور خام بوداده گلخانه گلخانه‌ای لبنانی خراسان خراسانی کرمانی رفسنجان مشهد بم شیراز اصفهان افغانی ترکیه موٹا موٹی باریک چھلکا چھلکے سرخ سیاہ تازی ٹکڑا ٹکڑے گرم ڈبل سنگل سٹیم پرانا پرانے نیا छिलका छिलके छिलकेवाली दाना टुकड़ा टुकड़े धुली धुला हरे पुराना नया लम्बा गोल ചെറുത് വലുത് തൊലി ഉണങ്ങിയ പൊടിച്ച സിൽവർ உடைத்த தோல் சிறு பொடி உலர் సాబుత్ పెద్ద చిన్న ఎర్ర తెల్ల నల్ల పచ్చి ఎండు ಕೆಂಪು ಬಿಳಿ ಕಪ್ಪು ಹಸಿರು ಒಣ ದೊಡ್ಡ ಸಣ್ಣ বড় ছোট ভাঙ্গা আধা রঙ
  pearl weiss weisse weisser weißer grob fein hell helle dunkel kernlos ohne mit stiele peti`;

/**
 * Processed goods by their last word, and the listed goods of which that form is listed, too (a category stands
 * for its goods). Beside any other goods the word names something that is not listed: rice flour, onion powder.
 */
export const forms = {
  'flour atta aata hittu maavu mavu pindi mehl farine harina unga دقيق طحين آٹا आटा മാവ് மாவு мука 面粉':
    'wheat-flour whole-wheat',
  'powder podi powdered ground thool toz poudre polvo بودرة مطحون پاؤڈر पाउडर പൊടി தூள் গুঁড়া молотый молотая 粉':
    'Spices saffron wheat-flour',
  'flake flakes flaked': 'oats almonds',
  'leaf leaves patta patte ورق पत्ता ഇല': 'leafy-vegetables',
  'dried dry dehydrated sukha sookha unakka مجفف ناشف خشک सूखा ഉണക്ക உலர்ந்த сушёный сушеный сушёные сушеные':
    'Pulses Spices Grains saffron fig raisins dates dry-dates almonds pistachio cashew walnut Rice',
  'seed seeds beej': 'cumin coriander cardamom whole-wheat barley green-millet oats saffron Pulses',
  'grain grains': 'Grains Rice',
  'bean beans':
    'moong-whole moong-dal red-kidney-beans black-eye-beans white-kidney-beans chickpeas black-chickpeas urid-dal urid-gota',
  'dal daal dhal dhaal parippu paruppu pappu bele दाल دال പരിപ്പ് பருப்பு ডাল': 'Pulses',
  'nut nuts': 'cashew almonds walnut pistachio',
  'meat gosht irachi mamsam mangsho لحم گوشت गोश्त ഇറച്ചി இறைச்சி':
    'mutton chicken crab lobster shrimp',
  'fish meen machli machhi mach samak mahi سمك مچھلی ماهی मछली മീൻ மீன் মাছ рыба 鱼':
    'tuna sheri salmon shrimp crab lobster squid pomfret king-fish tilapia',
  'rice chawal arisi ari ruz رز أرز چاول चावल അരി அரிசி চাল рис 米': 'Rice',
  'masala masale मसाला': 'Spices',
  'pea peas': 'green-peas black-eye-beans chickpeas black-chickpeas',
  salad: 'leafy-vegetables',
  'cooked boiled fried baked grilled crispy instant puffed roasted toasted caramelised caramelized candied':
    'boiled-rice basmati-1121-sella-rice basmati-1121-steam-rice idly-rice cashew almonds pistachio walnut chickpeas black-chickpeas oats',
  'ring rings': 'squid pineapple',
  'finger fingers': 'turmeric',
  'stick sticks': 'none',
};
