import type { Category } from '@/catalogue/categories';
import type { ProductId } from '@/catalogue/products';

/** Further names, e.g. of several products (`Shellfish`) or a category (`Rice`). A product's own names have more weight. */
export const kinds: readonly (readonly [of: readonly (ProductId | Category)[], names: string])[] = [
  [
    ['Rice'],
    `Rice, Rijst, Roz, Chawal, Arisi, Ari, Ruz, चावल, چاول, أرز, رز, عيش, Chaul, Chawul, Chaval, Tandul, Chokha, Biyyam, Akki, Bariis, Beras, Riz, Reis, Arroz, Riso, Pirinç, Wali, Mchele, Bhat,
    Chal, Berenj, برنج, рис, ሩዝ, Arisee, Ruzz, 大米, 米, चामल, तांदूळ, ચોખા, ਚੌਲ, চাল, அரிசி, బియ్యం, ಅಕ್ಕಿ, അരി, හාල්`,
  ],
  [
    ['basmati-1121-steam-rice', 'basmati-1121-sella-rice'],
    `Basmati, Biryani Rice, Long Grain Rice, बासमती, باسمتی, بسمتي, أرز بسمتي`,
  ],
  [['Spices'], `Spices, Masala, Bharat, मसाले, मसाला, مصالحے, بهارات, توابل`],
  [['Pulses'], `Pulses, Legumes, Beans, بقوليات, بقول`],
  [
    ['masoor-dal', 'moong-dal', 'chana-dal', 'urid-dal', 'urid-gota', 'moong-whole'],
    `Lentils, عدس`,
  ],
  [['chickpeas', 'black-chickpeas', 'chana-dal'], `Chana, Gram, चना, چنا, چنے`],
  [
    ['red-kidney-beans', 'white-kidney-beans', 'black-eye-beans'],
    `Beans, Kidney Beans, Fasolia, فاصوليا`,
  ],
  [
    ['Nuts & Dry Fruits'],
    `Nuts & Dry Fruits, Dry Fruits, Dried Fruits, Mewa, Meva, मेवा, सूखे मेवे, خشک میوہ جات, فواكه مجففة`,
  ],
  [
    ['cashew', 'almonds', 'walnut', 'pistachio'],
    `Nuts, Kernels, مكسرات, Nüsse, Noix Mélangées, Frutos Secos, Frutta Secca, Mkassarat, Mukassarat, Makassarat, آجیل, орехи, 坚果`,
  ],
  [
    ['Fresh Fruits & Vegetables'],
    `Fresh Fruits & Vegetables, Fresh Fruits and Vegetables, Fresh Produce`,
  ],
  [
    ['apples', 'oranges', 'watermelon', 'papaya', 'pineapple', 'grapes', 'banana'],
    `Fruits, Fresh Fruits, Phal, Pazham, फल, پھل, فواكه, فاكهة, Phol, Pandu, Hannu, Frutas, Frutta, Obst, Meyve, Matunda, Prutas, Buah, Miveh, میوه, фрукты, 水果, ఫలాలు`,
  ],
  [
    ['tomatoes', 'potatoes', 'onions', 'leafy-vegetables', 'ginger', 'garlic'],
    `Vegetables, Fresh Vegetables, Veggies, Sabzi, Sabji, सब्ज़ी, सब्ज़ियाँ, سبزی, سبزیاں, خضروات, خضار, Légumes, Legumes Frais, Gemüse, Verdura, Verduras, Hortalizas, Sebze,
    Mboga Mboga, Gulay, Sayur, Bhaji Pala, Tarkari, Kaigari, Pachakkari, Khudar, Khodar, Sabziat, سبزیجات, овощи, 蔬菜`,
  ],
  [
    ['tuna', 'sheri', 'salmon', 'pomfret', 'king-fish', 'tilapia'],
    `Fish, Machli, Machhi, Meen, Samak, मछली, مچھلی, سمك, أسماك, Ikan, Samaki, Isda, Poisson, Fisch, Pesce, Pescado, Peixe, Balık, Mach, Maach, Machha, Machho, Maasa, Masli, Meenu,
    Chepa, Chepalu, Malu, Vis, ماهی, рыба, 鱼, মাছ, મીન, മീൻ, மீன்`,
  ],
  [
    [
      'tuna',
      'sheri',
      'salmon',
      'shrimp',
      'crab',
      'lobster',
      'squid',
      'pomfret',
      'king-fish',
      'tilapia',
    ],
    `Seafood, सीफ़ूड, سی فوڈ, مأكولات بحرية`,
  ],
  [
    ['masoor-dal', 'moong-dal', 'chana-dal', 'urid-dal'],
    `Dal, Parippu, Paruppu, दाल, دال, دالیں, Dall, Daal, Dhal, Daar, Pappu, Bele, Parip, દાળ, ਦਾਲ, ডাল, डाळ, పప్పు, ಬೇಳೆ, பருப்பு, പരിപ്പ്, පරිප්පු`,
  ],
  [['shrimp', 'crab', 'lobster'], `Shellfish, Crustaceans, قشريات`],
  [['Seafood, Meat and Poultry'], `Seafood, Meat and Poultry`],
  [
    ['mutton', 'chicken'],
    `Meat, Gosht, गोश्त, گوشت, لحم, لحوم, Viande, Fleisch, Carne, Daging, Nyama, Hilib, Mamsam, Mamsa, Mangsho, Irachi, Iraichi, Lahm, Laham, Lahma, Mans, Masu, мясо, മാംസം, মাংস,
    இறைச்சி, ഇറച്ചി`,
  ],
  [['Grains'], `Grains, Cereals, Anaj, अनाज, اناج, حبوب`],
  [['whole-wheat', 'wheat-flour'], `Wheat, गेहूं, گندم, قمح`],
  [['Others'], `Others`],
  [['shrimp', 'lobster'], `Konju`],
  [['grapes'], `Green Grapes, Black Grapes`],
];
