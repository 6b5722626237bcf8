import type { Category } from '@/catalogue/categories';
import type { ProductId } from '@/catalogue/products';

/** Words for whole kinds of goods, and words that lead to a product without being a name of it. Commas between them. */
export const kinds: readonly (readonly [of: readonly (ProductId | Category)[], names: string])[] = [
  [['Rice'], `Rice, Chawal, Arisi, Ari, Ruz, चावल, چاول, أرز, رز, عيش`],
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
  [['cashew', 'almonds', 'walnut', 'pistachio'], `Nuts, Kernels, مكسرات`],
  [
    ['Fresh Fruits & Vegetables'],
    `Fresh Fruits & Vegetables, Fresh Fruits and Vegetables, Fresh Produce`,
  ],
  [
    ['apples', 'oranges', 'watermelon', 'papaya', 'pineapple', 'grapes', 'banana'],
    `Fruits, Fresh Fruits, Phal, Pazham, फल, پھل, فواكه, فاكهة`,
  ],
  [
    ['tomatoes', 'potatoes', 'onions', 'leafy-vegetables', 'ginger', 'garlic'],
    `Vegetables, Fresh Vegetables, Veggies, Sabzi, Sabji, सब्ज़ी, सब्ज़ियाँ, سبزی, سبزیاں, خضروات, خضار`,
  ],
  [
    ['tuna', 'sheri', 'salmon', 'pomfret', 'king-fish', 'tilapia'],
    `Fish, Machli, Machhi, Meen, Samak, मछली, مچھلی, سمك, أسماك`,
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
  [['masoor-dal', 'moong-dal', 'chana-dal', 'urid-dal'], `Dal, Parippu, Paruppu, दाल, دال, دالیں`],
  [['shrimp', 'crab', 'lobster'], `Shellfish, Crustaceans, قشريات`],
  [['Seafood, Meat and Poultry'], `Seafood, Meat and Poultry`],
  [['mutton', 'chicken'], `Meat, Gosht, गोश्त, گوشت, لحم, لحوم`],
  [['Grains'], `Grains, Cereals, Anaj, अनाज, اناج, حبوب`],
  [['whole-wheat', 'wheat-flour'], `Wheat, गेहूं, گندم, قمح`],
  [['Others'], `Others`],
  [['shrimp', 'lobster'], `Konju`],
  [['grapes'], `Green Grapes, Black Grapes`],
];
