import type { ProductId } from './products';

type ProductNames = {
  names: readonly string[];
  scientificName?: string;
};

/** Sorted: English, then other languages in Latin letters, then Hindi, Urdu and Arabic in their own scripts. */
export const productNames = {
  'idly-rice': {
    names: [
      'Idli Rice',
      'Dosa Rice',
      'Idli Arisi',
      'Idli Chawal',
      'इडली चावल',
      'اڈلی چاول',
      'أرز إدلي',
    ],
    scientificName: 'Oryza sativa',
  },
  'boiled-rice': {
    names: [
      'Parboiled Rice',
      'Usna Chawal',
      'Puzhukkalari',
      'Puzhungal Arisi',
      'उसना चावल',
      'أرز مسلوق',
    ],
    scientificName: 'Oryza sativa',
  },
  'sona-masoori-rice': {
    names: [
      'Sona Masuri',
      'Sona Mahsuri',
      'Sona Masoori Chawal',
      'सोना मसूरी चावल',
      'سونا مسوری چاول',
      'أرز سونا مسوري',
    ],
    scientificName: 'Oryza sativa',
  },
  'matta-rice': {
    names: ['Kerala Red Rice', 'Rosematta', 'Palakkadan Matta', 'Kuthari', 'मट्टा चावल', 'أرز أحمر'],
    scientificName: 'Oryza sativa',
  },
  'jeerakashala-rice': {
    names: [
      'Kaima Rice',
      'Jeerakasala',
      'Seeraga Samba',
      'Malabar Biryani Rice',
      'जीराकशाला चावल',
      'أرز جيراكاسالا',
    ],
    scientificName: 'Oryza sativa',
  },
  'basmati-1121-steam-rice': {
    names: [
      'Basmathi',
      'Steamed Basmati',
      'White Basmati',
      'Basmati Chawal',
      'बासमती चावल',
      'باسمتی چاول',
      'أرز بسمتي أبيض',
    ],
    scientificName: 'Oryza sativa',
  },
  'basmati-1121-sella-rice': {
    names: [
      'Golden Sella',
      'Sela Basmathi',
      'Parboiled Basmati',
      'Mazza Rice',
      'सेला बासमती चावल',
      'سیلا باسمتی چاول',
      'أرز بسمتي مزة',
    ],
    scientificName: 'Oryza sativa',
  },
  cumin: {
    names: ['Jeera', 'Zeera', 'Jeerakam', 'Seeragam', 'Kamoun', 'जीरा', 'زیرہ', 'كمون'],
    scientificName: 'Cuminum cyminum',
  },
  coriander: {
    names: ['Dhania', 'Sabut Dhania', 'Malli', 'Kothamalli', 'Kuzbara', 'धनिया', 'دھنیا', 'كزبرة'],
    scientificName: 'Coriandrum sativum',
  },
  turmeric: {
    names: [
      'Turmeric Fingers',
      'Turmeric Powder',
      'Haldi',
      'Manjal',
      'Kurkum',
      'हल्दी',
      'ہلدی',
      'كركم',
    ],
    scientificName: 'Curcuma longa',
  },
  'black-pepper': {
    names: [
      'Peppercorns',
      'Kali Mirch',
      'Kurumulaku',
      'Milagu',
      'Filfil Aswad',
      'काली मिर्च',
      'کالی مرچ',
      'فلفل أسود',
    ],
    scientificName: 'Piper nigrum',
  },
  cardamom: {
    names: ['Choti Elaichi', 'Elakka', 'Yelakkai', 'Hail', 'इलायची', 'الائچی', 'هيل', 'هال'],
    scientificName: 'Elettaria cardamomum',
  },
  cloves: {
    names: ['Laung', 'Lavangam', 'Grambu', 'Kirambu', 'Qaranful', 'लौंग', 'لونگ', 'قرنفل'],
    scientificName: 'Syzygium aromaticum',
  },
  'masoor-dal': {
    names: [
      'Split Red Lentils',
      'Lal Masoor',
      'Mysore Paruppu',
      'Adas',
      'मसूर दाल',
      'مسور دال',
      'عدس أحمر',
    ],
    scientificName: 'Lens culinaris',
  },
  'moong-dal': {
    names: [
      'Split Mung Beans',
      'Split Green Gram',
      'Cherupayar Parippu',
      'Pasi Paruppu',
      'मूंग दाल',
      'مونگ دال',
      'ماش مقشور',
    ],
    scientificName: 'Vigna radiata',
  },
  'moong-whole': {
    names: [
      'Green Gram',
      'Mung Beans',
      'Sabut Moong',
      'Cherupayar',
      'Green Moong',
      'साबुत मूंग',
      'ثابت مونگ',
      'ماش',
    ],
    scientificName: 'Vigna radiata',
  },
  'chana-dal': {
    names: [
      'Split Chickpeas',
      'Bengal Gram Dal',
      'Kadala Parippu',
      'Kadalai Paruppu',
      'चना दाल',
      'چنے کی دال',
      'حمص مجروش',
    ],
    scientificName: 'Cicer arietinum',
  },
  'urid-dal': {
    names: [
      'Urad Dal',
      'Split Black Gram',
      'Uzhunnu Parippu',
      'Ulutham Paruppu',
      'Mash ki Dal',
      'उड़द दाल',
      'ماش کی دال',
      'أوراد دال',
    ],
    scientificName: 'Vigna mungo',
  },
  'urid-gota': {
    names: [
      'Urad Gota',
      'White Urad Whole',
      'Skinned Black Gram',
      'Uzhunnu',
      'Muzhu Ulundu',
      'उड़द गोटा',
      'اُڑد گوٹا',
    ],
    scientificName: 'Vigna mungo',
  },
  'green-peas': {
    names: ['Dried Peas', 'Matar', 'Vatana', 'Pattani', 'Bazella', 'मटर', 'مٹر', 'بازلاء خضراء'],
    scientificName: 'Pisum sativum',
  },
  'black-chickpeas': {
    names: [
      'Brown Chickpeas',
      'Kala Chana',
      'Desi Chana',
      'Kadala',
      'Karuppu Kondakadalai',
      'काला चना',
      'کالے چنے',
      'حمص أسود',
    ],
    scientificName: 'Cicer arietinum',
  },
  'red-kidney-beans': {
    names: ['Rajma', 'Lal Lobia', 'Fasolia Hamra', 'राजमा', 'راجما', 'لال لوبیا', 'فاصوليا حمراء'],
    scientificName: 'Phaseolus vulgaris',
  },
  'black-eye-beans': {
    names: [
      'Black-Eyed Peas',
      'Cowpeas',
      'Lobia',
      'Chawli',
      'Rongi',
      'Karamani',
      'लोबिया',
      'لوبيا',
    ],
    scientificName: 'Vigna unguiculata',
  },
  'white-kidney-beans': {
    names: [
      'Cannellini Beans',
      'White Beans',
      'Safed Rajma',
      'Fasolia',
      'सफ़ेद राजमा',
      'سفید راجما',
      'فاصوليا بيضاء',
    ],
    scientificName: 'Phaseolus vulgaris',
  },
  chickpeas: {
    names: [
      'Garbanzo Beans',
      'Kabuli Chana',
      'Chole',
      'Vella Kadala',
      'काबुली चना',
      'کابلی چنے',
      'حمص',
      'دنقو',
    ],
    scientificName: 'Cicer arietinum',
  },
  cashew: {
    names: ['Kaju', 'Andiparippu', 'Kashuvandi', 'Mundhiri', 'काजू', 'کاجو', 'كاجو'],
    scientificName: 'Anacardium occidentale',
  },
  almonds: {
    names: ['Almond Kernels', 'Badam', 'Badam Giri', 'Loz', 'बादाम', 'بادام', 'لوز'],
    scientificName: 'Prunus dulcis',
  },
  walnut: {
    names: ['Walnut Kernels', 'Akhrot', 'Jouz', 'अखरोट', 'اخروٹ', 'جوز', 'عين الجمل'],
    scientificName: 'Juglans regia',
  },
  fig: {
    names: ['Anjeer', 'Athipazham', 'Teen', 'अंजीर', 'انجیر', 'تين مجفف'],
    scientificName: 'Ficus carica',
  },
  pistachio: {
    names: ['Pistachio Nuts', 'Pista', 'Fustuq', 'पिस्ता', 'پستہ', 'فستق', 'فستق حلبي'],
    scientificName: 'Pistacia vera',
  },
  raisins: {
    names: [
      'Black Raisins',
      'Kishmish',
      'Munakka',
      'Unakka Munthiri',
      'Zabeeb',
      'किशमिश',
      'کشمش',
      'زبيب',
    ],
    scientificName: 'Vitis vinifera',
  },
  'dry-dates': {
    names: [
      'Dried Dates',
      'Chuhara',
      'Chuara',
      'Kharek',
      'Sookhi Khajoor',
      'छुहारा',
      'چھوہارا',
      'تمر جاف',
    ],
    scientificName: 'Phoenix dactylifera',
  },
  dates: {
    names: ['Khajoor', 'Eenthapazham', 'Perichampazham', 'Tamr', 'खजूर', 'کھجور', 'تمر', 'تمور'],
    scientificName: 'Phoenix dactylifera',
  },
  apples: {
    names: ['Seb', 'Saib', 'Tuffah', 'सेब', 'سیب', 'تفاح'],
    scientificName: 'Malus domestica',
  },
  oranges: {
    names: ['Santra', 'Narangi', 'Malta', 'Burtuqal', 'संतरा', 'مالٹا', 'برتقال'],
    scientificName: 'Citrus × sinensis',
  },
  tomatoes: {
    names: ['Tamatar', 'Thakkali', 'Tamat', 'टमाटर', 'ٹماٹر', 'طماطم', 'طماط', 'بندورة'],
    scientificName: 'Solanum lycopersicum',
  },
  potatoes: {
    names: ['Aloo', 'Batata', 'Urulakizhangu', 'आलू', 'آلو', 'بطاطس', 'بطاطا'],
    scientificName: 'Solanum tuberosum',
  },
  onions: {
    names: ['Pyaz', 'Kanda', 'Savala', 'Vengayam', 'Basal', 'प्याज़', 'پیاز', 'بصل'],
    scientificName: 'Allium cepa',
  },
  'leafy-vegetables': {
    names: ['Leafy Greens', 'Lettuce', 'Spinach', 'Palak', 'Cheera', 'Keerai', 'पालक', 'ورقيات'],
  },
  watermelon: {
    names: ['Tarbooz', 'Thannimathan', 'Tharpoosani', 'Bateekh', 'तरबूज', 'تربوز', 'بطيخ', 'جح'],
    scientificName: 'Citrullus lanatus',
  },
  papaya: {
    names: ['Pawpaw', 'Papita', 'Kappalanga', 'Pappali', 'पपीता', 'پپیتا', 'بابايا', 'فيفاي'],
    scientificName: 'Carica papaya',
  },
  pineapple: {
    names: ['Ananas', 'Kaithachakka', 'Annasi Pazham', 'अनानास', 'انناس', 'أناناس'],
    scientificName: 'Ananas comosus',
  },
  grapes: {
    names: ['Table Grapes', 'Angoor', 'Munthiri', 'Dratchai', 'Inab', 'अंगूर', 'انگور', 'عنب'],
    scientificName: 'Vitis vinifera',
  },
  banana: {
    names: ['Kela', 'Vazhapazham', 'Pazham', 'Mouz', 'केला', 'کیلا', 'موز'],
    scientificName: 'Musa acuminata',
  },
  ginger: {
    names: ['Fresh Ginger', 'Adrak', 'Inji', 'Zanjabeel', 'अदरक', 'ادرک', 'زنجبيل'],
    scientificName: 'Zingiber officinale',
  },
  garlic: {
    names: ['Lahsun', 'Lasan', 'Veluthulli', 'Poondu', 'Thoum', 'लहसुन', 'لہسن', 'ثوم'],
    scientificName: 'Allium sativum',
  },
  tuna: {
    names: ['Tuna Fish', 'Choora', 'Soorai', 'टूना', 'ٹونا', 'تونة', 'جباب'],
  },
  sheri: {
    names: [
      'Emperor Fish',
      'Spangled Emperor',
      'Shaari',
      'Vilai Meen',
      'शेरी मछली',
      'شیری مچھلی',
      'شعري',
    ],
    scientificName: 'Lethrinus nebulosus',
  },
  salmon: {
    names: ['Salmon Fillets', 'Salmon Fish', 'सैल्मन', 'سالمن', 'سلمون', 'سالمون'],
  },
  shrimp: {
    names: ['Prawns', 'Jhinga', 'Chemmeen', 'Eral', 'Rubyan', 'झींगा', 'جھینگا', 'روبيان'],
  },
  crab: {
    names: ['Blue Swimming Crab', 'Kekda', 'Njandu', 'Nandu', 'Qubqub', 'केकड़ा', 'کیکڑا', 'قبقب'],
    scientificName: 'Portunus pelagicus',
  },
  lobster: {
    names: ['Clawed Lobster', 'Astakoza', 'लॉब्स्टर', 'لابسٹر', 'استاكوزا'],
    scientificName: 'Homarus americanus',
  },
  squid: {
    names: ['Calamari', 'Koonthal', 'Kanavai', 'Habbar', 'स्क्विड', 'اسکوئڈ', 'حبار', 'كاليماري'],
  },
  pomfret: {
    names: ['Silver Pomfret', 'Paplet', 'Avoli', 'Vavval', 'Zubaidi', 'पापलेट', 'پاپلیٹ', 'زبيدي'],
    scientificName: 'Pampus argenteus',
  },
  'king-fish': {
    names: ['Seer Fish', 'Surmai', 'Neymeen', 'Vanjaram', 'Kanad', 'सुरमई', 'سرمئی', 'كنعد'],
    scientificName: 'Scomberomorus commerson',
  },
  tilapia: {
    names: ['Thilapia', 'Jilebi Meen', 'Bolti', 'तिलापिया', 'تلاپیا', 'بلطي'],
  },
  mutton: {
    names: ['Gosht', 'Aattirachi', 'Aattukari', 'मटन', 'مٹن', 'لحم غنم', 'لحم ضأن'],
  },
  chicken: {
    names: ['Chicken Drumsticks', 'Murgh', 'Murgi', 'Kozhi', 'Dajaj', 'चिकन', 'مرغی', 'دجاج'],
    scientificName: 'Gallus gallus domesticus',
  },
  'wheat-flour': {
    names: ['Maida', 'Atta', 'Gothambu Podi', 'मैदा', 'आटा', 'میدہ', 'آٹا', 'طحين'],
    scientificName: 'Triticum aestivum',
  },
  'whole-wheat': {
    names: ['Wheat Grain', 'Gehun', 'Gothambu', 'Godhumai', 'गेहूं', 'گندم', 'قمح', 'حنطة'],
    scientificName: 'Triticum aestivum',
  },
  oats: {
    names: ['Rolled Oats', 'Oat Flakes', 'Jai', 'ओट्स', 'जई', 'جئی', 'شوفان'],
    scientificName: 'Avena sativa',
  },
  barley: {
    names: ['Pearl Barley', 'Jau', 'Yavam', 'Barli Arisi', 'Shaeer', 'जौ', 'جو', 'شعير'],
    scientificName: 'Hordeum vulgare',
  },
  'green-millet': {
    names: ['Pearl Millet', 'Bajra', 'Kambu', 'Dukhn', 'बाजरा', 'باجرا', 'دخن'],
    scientificName: 'Pennisetum glaucum',
  },
  saffron: {
    names: ['Saffron Threads', 'Kesar', 'Zafran', 'Kumkumapoo', 'केसर', 'زعفران'],
    scientificName: 'Crocus sativus',
  },
} as const satisfies Record<ProductId, ProductNames>;

export function namesOf(id: string): ProductNames {
  return Object.hasOwn(productNames, id) ? productNames[id as ProductId] : { names: [] };
}
