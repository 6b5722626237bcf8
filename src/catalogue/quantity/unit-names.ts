import type { Unit } from './units';

/** Recognised spellings in English, French, Turkish, Arabic, Persian, Urdu, Hindi, other languages of India, Russian and Chinese, separated by spaces. */
export const unitNames = {
  g: 'g gm gms gr grs gram grams gramme grammes qr جم غ غم جرام غرام گرم گرمی ग्राम г гр 克 ગ્રામ গ্রাম கிராம் ګرام گرام ग्रॅम ග්‍රෑම් กรัม gramm',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes كجم كغ كغم ك كيلو كيلوجرام كيلوغرام کیلو کیلوگرم کیلویی کلو کلوگرام किलो किग्रा किलोग्राम кг কেজি কিলো केजी కేజీ ಕೆಜಿ കെജി கேஜி ኪሎ кило килограмм કિલો கிலோ కిలో కిలోలు ಕಿಲೋ കിലോ කිලෝ 公斤 千克 ਕਿਲੋ килограмма килограммов quilo quilos kilogramo kilogramos chilo κιλά کیلۆ ਕਿੱਲੋ కేజీలు กก กิโล กิโลกรัม kiilo kilogramm',
  tonnes:
    't tn tns ton tons tonne tonnes tonna tonnen tonelada toneladas tonnellate tani mt mts m/t mton mtons metricton metrictons metrictonne metrictonnes طن أطنان اطنان تن ٹن टन টন т тонн тонна тонны 吨 噸 公吨 ટન டன் ടൺ ಟನ್ టన్ను ټن టన్నులు ටොන් ตัน',
  pieces:
    'pc pcs pce pces piece pieces nos unit units ea pièce pièces piezas pezzi piraso stk stück حبة حبات قطعة قطع عدد دانه عدد पीस پیس পিস adet नग шт 件 个 個 只 નંગ unidade unidades unidad unidades unité unités штук штуки دانە دانې ชิ้น ตัว',
  dozen:
    'dz dzn doz dozen dozens dutzend درزن درازن دزينة दर्जन درجن ডজন 打 dúzia docena dozzina douzaine دوجین دەرزەن डझन ડઝન டஜன் ಡಜನ್ darjan ਦਰਜਨ lusin dazeni',
  bags: 'bag bags bg bgs sack sacks säcke sac sacs çuval torba bori katta gunia magunia bora bosta sako kis kees kyas akyas shwal كيس أكياس اكياس شوال شوالات خيشة خياش خيش جونية گونية گواني كونية كواني جواني کیسه گونی بوجی بوری بوري بوریاں تھیلی تھیلا थैला बैग sacos karung बोरी बोरा мешок мешка мешков बोरे कट्टा कट्टे ব্যাগ বস্তা மூட்டை ചാക്ക് 袋 包 બેગ બોરી થેલી ગુણી ಚೀಲ బస్తా బస్తాలు ਬੋਰੀ کیسە فەردە بوجۍ شكارة خنشة basta गोणी moottai ಮೂಟೆ මල්ල กระสอบ buhu jawaan sakong kaban guni zak zakken',
  boxes:
    'box boxes bx bxs boîte boîtes kutu peti petti sandou2 sandouk ڈبہ ڈبے पेटी پیٹی বক্স बॉक्स cajas kahon পেটি பெட்டி പെട്ടി صندوق صناديق بوكس بكس بوكسات جعبه باکس डिब्बा 盒 બોક્સ પેટી scatola scatole doos පෙට්ටි ಪೆಟ್ಟಿಗೆ กล่อง',
  cartons:
    'ctn ctns crtn crtns carton cartons karton kartons koli colis caisse caisses cartoon cartoons case cases cs katoni كرتون كرتونة كراتين کارتن کارٹن कार्टन ящик ящика ящиков кор কার্টন коробка коробки коробок 箱 કાર્ટન کارټن ਪੇਟੀ कार्टुन കാർട്ടൺ ลัง thùng thung ካርቶን kwali kardus',
  pallets:
    'pallet pallets palet palets palette palettes paletten паллет паллета паллеты поддон поддона поддонов plt plts skid skids بالت بالتة طبلية طبالي پالت पैलेट 托 托盘 板 栈板',
  containers:
    'container containers conteneur conteneurs konteyner контейнер контейнера контейнеров cont conts cntr cntrs fcl fcls حاوية حاويات كونتينر کانتینر کنٹینر कंटेनर 柜 櫃 货柜 貨櫃 集装箱',
} satisfies Record<Unit, string>;

/** Two of a unit in Arabic: `كيسين`, `خيشتين`. By the name of the unit. */
export const duals = new Map(
  Object.values(unitNames)
    .flatMap((names) => names.match(/(?<!\S)(?:طن|[\u0621-\u064a]{3,})(?!\S)/g) ?? [])
    .map((name) => [`${name.replace(/ة$/, 'ت')}ين`, name]),
);

/** `5 bags of 25 kg` */
export const timesWords = 'of|de|da|à|von|zu|je|по|من';
