/** No units of the select (a quintal is 100 kg): an amount in them stays as typed. Patterns, in the languages of `unitNames` and in other languages of buyers. */
export const otherContainers = [
  'punnets? blocks? slabs? wheels? bricks? nets tins? can(?!\\s+(?:you|i|we)\\b) cans jerry\\s?cans? canisters? drums? barrels? kegs? pails? buckets? tanks? tubs? jars?',
  'bottles? btls? crates? trays? baskets? packs? packets? pkts? pouch(?:es)? sachets? bales? bundles? bunch(?:es)? judi juri a?ati আঁটি gaddi kattu dabb[ae] pacotes? paquetes? confezion[ei] rolls? sides? truckloads? quintals? qtls? maunds? mann? mun من quintaux क्विंटल कुंतल',
  'bidons? fûts? bouteilles? bocal bocaux seaux? paquets? cageots? barquettes? teneke varil şişe kavanoz kova paket kasa',
  'dosen? eimer fass fässer flaschen? glas gläser kanister kisten? packung(?:en)? pakete? steigen?',
  'saco sacchi sacco caja cajones caixas? casse latas? bolsas? contenedor(?:es)? tambores bidones demet dus mifuko pakiti debe madebe fardos? kiish kise kiseh',
  'علبة علب برميل براميل درام جركن جراكن سطل سطول تنكة تنك صفيحة قوطي قواطي زجاجة زجاجات قارورة قوارير غرشة قنينة قناني باكيت قفص أقفاص سلة ربطة ربطات حزمة حزم باقة باقات بلوك عبوة عبوات مثقال',
  'قوطی حلب بشکه بطری بسته سبد ٹین ڈرم بوتل پیکٹ کریٹ ٹوکری بالٹی کنستر',
  'टिन ड्रम बोतल पैकेट क्रेट टोकरी बाल्टी টিন ড্রাম বোতল প্যাকেট ঝুড়ি டின் டிரம் பாட்டில் பாக்கெட் கூடை ടിൻ ഡ്രം കുപ്പി പാക്കറ്റ്',
  'бан(?:ка|ки|ок) боч(?:ка|ки|ек) ведро в[её]дра в[её]дер канистр[аы]? бутыл(?:ка|ки|ок) упаков(?:ка|ки|ок) пач(?:ка|ки|ек)',
]
  .join(' ')
  .replaceAll(' ', '|');

/** What bags and boxes are made of: `20 kg mesh bag`. */
export const packMaterials =
  'mesh|net|jali|jaali|leno|jute|gunny|hessian|pp|poly|plastic|paper|kraft|woven|cotton|cloth|vacuum|wooden|foam|master';

/** Written without blanks. */
export const otherHanContainers = '罐|桶|瓶|听|聽|筐|篮|捆';
