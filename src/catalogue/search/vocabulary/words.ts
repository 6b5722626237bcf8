/** Words that are ignored beside the other words of a query: the role `fill` in ../search-index.ts. */
export const fillWords = `
  a an and the of in for from with to by per on at or my our us me is are do does have has any some all no not item items good goods saman saaman samaan stuff thing things
  product products food foods foodstuff foodstuffs kg kgs kilo kilos kilogram kilograms gm gms g lb lbs pound pounds mt ton tons tonne tonnes
  i we you it need needed want wanted looking look please pls plz send give get show sell sells selling order buy buyer buying purchase require required requirement
  bag bags sack sacks carton cartons box boxes dubai uae emirates abu dhabi sharjah ajman deira
  best top good nice quality high low cheap cheapest supplier suppliers importer importers trader traders dealer company shop store near
  ki ka ke ko kay se wala wali wale aur chahiye chaiye mujhe hai hain ho kya e ul al el de du des la le les von aus und y para con ya na wa ng sa ang
  و في من عن على مع کا کی کے اور سے چاہیے کو की का के और से में चाहिए и для из в на 的
  l ltr ltrs litre litres liter oz per-kg incl about approx around min max up yr year years old can
  di da dos das lot et den zum mit bil bel
  za em en au aux nga mga pour avec sans för van voor met och ve ile
  nahi nahin mat bina ghair
  लिए लिये वाला वाली`;

/**
 * Words that describe goods, their origin, packing or terms of sale: the roles `descriptor` and `weak` in
 * ../search-index.ts. `searchProducts` returns those that the best hit's page does not mention as `asks`.
 */
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
  pearl weiss weisse weisser weißer grob fein hell helle dunkel kernlos ohne mit stiele peti
  hab habb hobb habba hebba dana dane akhi giri girian magaz maghz gari beej beeja bij sabith sabet saabit kacchi kachcha kaccha kacha kachi pakka pukka purana purani purano naya
  nayi nava juna taja tajo taaje lila lili leela hirva hirve hirvi pivla pivli pivle pandhra pandhri pandhre  kalo kalya sukki sukhe sookhi suke sukhu hariyo seto rato pahelo
  sano thulo lall rata raatu loku kudu ball merah hijau putih hitam kuning kering segar beku besar kecil utuh potong bubuk kupas giling biji organik impor lokal cad cas madow
  guduud cagaar jaalle weyn yar qalalan cusub tikur nech key arenguade rood rode wit witte zwart zwarte groen groene geel heel hele vers verse gedroogd gedroogde bevroren gemalen
  gesneden gepeld nashef nashfa nashfeh naashif yabes yabisa tazeg tazej tazeh tazija mubarrad mobarrad mujammad mogamad mojamad mgamad mfarraz mefarzan matboukh mat7oun mathun
  mathoona na3em naem naeem khashin kheshen kamel kamil mo2ashar me2ashar mu2ashar muqashar mokashar mgashar mqashar mamlah mumallah m7ammas muhammas mohamas mhammas nayy nay
  nayye beledi balady amreeki amrici kaliforni californi hendi sini seeni sene seeny bakistani masry soori souri soury lebnani libnani sudani soudani 7abashi habashi habashy
  asbani isbani brazili fakher fakhir mumtaz momtaz awwal darajah darja nokhb zero wasat mutawassit asmar asmara abyadh abiad beda beida bayda baida bayada a7mar ahmer 7amra
  hamra hamrah khadra 5adra akhdhar a5dar safra eswed soda sawda souda bunni ني نية طري طرية بارد مبرّد مثلجه طازه طازا تازة فرش فريش ناشفه ناشفة يابس يابسة جاف جافة مجففه محمصة
  مملحة مقشور مقشرة مجروشة مجروشه مكسر كسر مكسور قطعة قطعتين حبات جرام غرام غ كغ كجم كلغ طن باكيت باكت كراتين كرتونه شوالات كياس اكياس جوال خيشة خيش تنكة سطل عبوة علبه علبة صندوق
  صناديق سحارة قفص بوكس مقاس حجم حجمين لون ابيض اسود احمر اخضر اصفر ذهبى بني بيج حلو حامض مر حار حراق وطني وطنية اماراتي هندى باكستانى ايراني امريكي امريكى صينى مصرى تركى اسباني
  إسباني إيطالي ايطالي فرنسي الماني ألماني هولندي بلجيكي اوكراني نيجيري غاني بنجلاديشي بنغالي فلبيني فليبيني ياباني كوري نيوزلندي نيوزيلندي استرالي ارجنتيني اكوادوري كولمبي بيرو
  نرويجي كاليفورنيا كاليفورني كشميري مخلي منزوع مخلى ستيك شرايح حلقات انابيب تيوب لوين ذيل ذيول راس رأس نظيف منظف بالقشر بقشره بقشرها بالجلد بالعظم جلد مطبوخ مسلوق نصف سوبر
  اكسترا عادي خصم وزن  استيراد تصدير للبيع جمله مطلوب ابي ابغى عايز بكم كم متوفر شده خورد خرد پودر پودری آسیاب ساییده درسته کامل برشته نوبرانه بسته کارتن گونی کیسه جعبه تن
  کیلویی کیلوگرم درجه یک دو سوپر عمده‌فروشی نارنجی بزرگ کوچک متوسط هند چین ایران پاکستان افغانستان برزیل آمریکا کالیفرنیا نروژ محلی وارداتی قائنات قاین تربت فردوس گناباد نیشابور
  سبزوار یزد ساوه کاشان کاشمر ملایر قزوین همدان تویسرکان مراغه تبریز ارومیه دماوند جیرفت شمال بوشهر بندر بدون‌پوست پرورشی دریایی کٹا کٹی دھلا دھلی دھلے چھلا چھلی چھلے صاف موٹے
  بڑے چھوٹے سستا اعلیٰ درجہ اول نمبر ایک پہاڑی سندھی پنجابی کشمیری چائنا انڈین بوری پیکٹ کارٹن ڈبہ ٹن من تھیلا لیں دیں پکا پکی کچا کچی مکس سفیدہ साबूत खड़ा खड़ी खड़े दरदरा पका
  पकी कच्चा कच्ची कच्चे ताज़ी ताजी ताजे फ्रोजन बड़े छोटे पीले काले सफ़ेदा पहाड़ी देशी विदेशी पेटी बोरी क्विंटल टन पैकेट डिब्बा नंबर एक अच्छा सुके सुकी वाळलेले ओला ओली ओले हिरवा
  हिरवी पिवळी पिवळा पांढरी लहान मोठा मोठी मोठे जाड तांबडा पोती गोटा फोडलेली साफ स्वच्छ લીલા લીલી લીલું સૂકા સૂકી સૂકું મોટા મોટી નાના દેશી સફેદ લાલ કાળા કાળી પીળા આખા આખી તાજા
  તાજી બોરી કિલો પેટી ભૂકો ટુકડા ફાડા গোটা কাঁচা পাকা হিমায়িত মাঝারি হলুদ দেশী বস্তা কার্টন প্যাকেট মিহি ভাঙা খোসা ছাড়া বিচি வறுத்த நறுக்கிய தோலுரித்த சுத்தம் மூட்டை பெட்டி
  பாக்கெட் புதிய பழைய ரகம் உயர்தர மொத்த விலைக்கு ఎండిన పొడి తాజా ముక్కలు మొత్తం గుండ్లు కిలో బస్తా ನುಣ್ಣಗೆ ತಾಜಾ ಪುಡಿ ಇಡೀ ಕಿಲೋ ಮೂಟೆ ചാക്ക് പെട്ടി പാക്കറ്റ് കഷ്ണം കഷണം മുറിച്ച
  വൃത്തിയാക്കിയ പുതിയ പഴയ നല്ല ഒന്നാം തരം വറുത്ത വടി ഉണ്ട අමු වියළි කුඩු ලොකු පොඩි රතු සුදු කළු කොළ අලුත් කිලෝ mas malu amu viyali wiyali sudu rathu kalu kola aluth mbegu mpya
  zamani wabichi kijani njano wazima iliyosagwa iliyogandishwa mviringo kilo gunia magunia mfuko katoni sanduku sariwang tuyong giniling durog pira piraso kaban sako malalaki
  maliliit tohumu tanesi taneleri tozu öğütülmüş dilim dilimli doğranmış dondurulmuş sofralık çuval koli kasa kuşbaşı bonfile kemikli kemiksiz derili derisiz fileto boy kalite
  birinci sınıf ihraç кг г тонн тонна мешок мешки мешков ящик ящики короб коробка упаковка сорт высший первый сушёная сушеная свежемороженые свежемороженый свежемороженая
  потрошёная потрошеная без головы кожи костей неочищенные неочищенный в скорлупе тушка тушки ломтики нарезка молотые цельный цельная цельное чищеный чищеные чищенная доставка
  иранский индийский турецкий китайский китайская египетский египетские импортный горошком kaltgepresst ungesalzen gesalzen geröstet roh biologisch lose sack säcke karton kiste
  beutel gehobelt gestiftet halbiert gewürfelt scheiben stücke stück pulver samen körner korn gemahlener gemahlene getrockneter frischer frisches tiefgefroren klasse güteklasse
  haut entsteint kernig festkochend mehlig vorwiegend netz bund kopf knolle knollen zehen keule brust schenkel flügel knochen iranischer indischer spanischer en graines effilées
  effilés émincé émincée coupé coupée dés morceaux tranches tranche rondelles cartons sac sacs caisse vrac calibre catégorie fraîche fraîches fraiches surgelés surgelées
  décongelé cru crue cuit cuite décortiquée avec sans peau arêtes os pépins noyau dénoyauté dénoyautées longue longs blond dorée doré iranien indien inde espagnol maroc in grani
  grano polvere semi fette pezzi tritati pelate pelati tostate tostati salate salati crudo cruda crude crudi cotto congelato congelati essiccato essiccati secche decorticate
  decorticati sgusciate sgusciati filetto filetti trancio tranci intera intere affumicato sacco sacchi cartone cassa biologico freschi grandi piccoli senza spine pelle nocciolo
  denocciolate rosse bianche granos molida molidos semilla semillas rama hebras tiras rodaja filetes lomo lomos entera enteras pelados peladas crudas crudos cocido cocidos cocida
  congelados congeladas secos secas tostado tostados salado salados saco sacos caja cajas malla kilos calidad primera frescos frescas orgánico sin hueso piel espinas granel mayor
  grão grãos moído moída pó semente sementes inteiro inteira inteiros inteiras picado fatiado fatias filé filés crua cozido torrado torrada salgado salgada caixa caixas cx kg
  atacado casca caroço osso pele orgânico chopp cs bale quintal maund punnet flowpack shrink prepack class-i cat1 size-m premium-grade sprouting hybrid hearts heart kattu kombu
  kommulu gaanth gatha gathiya tukdo tukdey tudka tukra tukre kani kanki cut-pieces skinon fm fas ddu uncut halal-cut freshly gathered bitki mara pisai pissa pissi kutela kutelu
  daldela khadi khade dalela sof sufla harichhal gavran gavthi gaavti gavrani bilaiti vilayati pahadi pahari pahadee kerala-style nattu naattu natu nati ooty kothagiri munnar
  wynad coorg hassan guntur erode nizam salem telangana odisha orissa bihar bengal assam manipur meghalaya nagaland kutch kutchi saurashtra rajkot gondal unjha jodhpur nagaur
  kota indore neemuch mandsaur bhopal vidarbha solapur sangli latur jalna akola kolhapur pune lasun mumbai chennai kochi cochin kollam delhi amritsar multan sindhri lahore
  peshawar quetta swat gilgit chitral dhaka chittagong kathmandu colombo jaffna wholesome catch landed pole line longline farm-raised wildcaught farmraised headon head-on shellon
  shell-on easypeel tailoff tail-off deveined devein gg g&g h/g ggs wr iwp ivp cpd pdv
  dhuli dhula dhule dhoya dhoi chhilka chilkewali gura guro mariposa
  babae lalaki
  طويل طويلة طويله قصير قصيرة متوسطة ستيم رقم ملم مم سم انصاف أنصاف كسور عيدان عود زنجبار سيلان مدراس بمباي كيرلا كيرالا كشمير لاهور كراتشي القصيم الاحساء الأحساء المدينة المدينه
  الخرج العين ليوا دبي ابوظبي أبوظبي الشارقة الشارقه عجمان الفجيرة الخيمة مسقط صلالة صحار بحريني بذور بذر نوى نواة حزمة حزم ربطة ربط باقة ضمة كوارتر وسطي ناخب ممتازة فاخرة خصوصي
  حبة‌كبيرة الحبة رفيع سميك غليظ مبشور مخلوط مشكل مشكلة ذبح ذبيح كيلوجرام طازج‌يومي مزرعة مزارع محمية بعلي وارد المصدر الصنف صنف رتبة مواصفات سعره باسعار بالجملة بالكيلو بالكرتون
  بالشوال ميناء جبل علي تسليم دمام جدة الرياض الدوحة الكويت المنامة himachal uttarakhand haryana uttar pradesh madhya jharkhand chhattisgarh tripura mizoram goa malvan ratnagiri
  devgad konkan marathwada khandesh saurastra mehsana patan banaskantha rajasthani marwari bikaner kishangarh kolkata howrah siliguri darjeeling guwahati patna ranchi lucknow
  kanpur agra meerut ludhiana jalandhar jammu srinagar shopian sopore anantnag pulwama karachi faisalabad sargodha sahiwal okara rahim khairpur sukkur hyderabad larkana
  mirpurkhas kasur gujranwala rawalpindi islamabad chaman turbat kandahar kabul herat mazar jalalabad khulna rajshahi bogura comilla sylhet jessore dinajpur biratnagar pokhara
  galle kandy negombo matara trincomalee batticaloa dambulla madinah madina makkah qassim hassa ahsa kharj tabuk jizan asir sanaa aden hodeidah taiz salalah sohar sur barka
  batinah muscat basra baghdad mosul erbil najaf ahvaz ahwaz abadan bushehr chabahar tehran tabriz isfahan shiraz rafsanjan yazd kerman mashad hamadan khuzestan damascus latakia
  beirut bekaa amman ghor gaza jericho nablus cairo alexandria fayoum minya nubaria ismailia aswan sohag damietta khartoum gezira gedaref kassala portsudan djibouti hargeisa
  mogadishu addis ababa dire dawa harar wollega nairobi mombasa eldoret nakuru kisumu dar salaam arusha mwanza zanzibar pemba kampala kigali lagos accra abidjan dakar
  johannesburg durban cape limpopo citrusdal antalya izmir mersin gaziantep malatya bursa adana istanbul konya valencia andalusia murcia huelva almeria sicily puglia calabria
  napoli provence bretagne normandy rotterdam bergen troms trondheim hokkaido fukuoka zhejiang shandong yunnan guangdong fujian xinjiang gansu hebei henan bangkok chiang mai
  dalat mekong hanoi saigon jakarta java sumatra surabaya lampung makassar penang johor sabah sarawak manila davao cebu mindanao queensland victoria tasmania wellington auckland
  washington oregon florida texas idaho nebraska michigan montana dakota saskatchewan ontario alberta maule ica lima piura guayaquil quito bogota santos bahia mato grosso parana
  rosario salta tucuman mendoza list proforma invoice urgent monthly weekly supply supplier-direct wholesaler retailer buyer inquiry enquiry interested required contact whatsapp
  best-price offerprice lowest spot forward contract store delivered doorstep ready-stock readystock loading loadable loose-pack net-wt netwt gm-pack jute pp hdpe bagged
  palletised palletized slipsheet reefers reefer airfreight cool chill ambient temp shelf-life mp wxf hog mud milling quick thuda garbled numbers verai choru kozhikode malayali
  mallu madrasi hyderabadi lahori sarhadi co dgg sortexed handpick colour-sorted kiln flue stemless decorticated degermed enriched fortified unbleached bleached
  چائنہ دانه trocken trockene chamba`;

// Words for a form or kind, with the ids and categories of the products that have it (`none`: no product). If a query
// also names products and none of them has the form, the word is reported as missing: `flour` in `rice flour`.
export const forms = {
  'flour atta aata hittu maavu mavu pindi mehl farine harina unga دقيق طحين آٹا आटा മാവ് மாவு мука 面粉':
    'wheat-flour whole-wheat',
  'powder podi powdered ground thool toz poudre polvo بودرة مطحون پاؤڈر पाउडर പൊടി தூள் গুঁড়া молотый молотая 粉':
    'Spices saffron wheat-flour',
  'flake flakes flaked': 'oats almonds',
  'leaf leaves patta patte patti ورق पत्ता पत्ती ഇല': 'leafy-vegetables',
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
