import type { Category } from '@/catalogue/categories';
import type { ProductId } from '@/catalogue/products';

type Kind = { names: readonly string[]; of: readonly (Category | ProductId)[] };

/** Words for whole kinds of goods, and words that lead to a product without being a name of it. */
export const kinds: readonly Kind[] = [
  {
    names: ['Rice', 'Chawal', 'Arisi', 'Ari', 'Ruz', 'चावल', 'چاول', 'أرز', 'رز', 'عيش'],
    of: ['Rice'],
  },
  {
    names: ['Basmati', 'Biryani Rice', 'Long Grain Rice', 'बासमती', 'باسمتی', 'بسمتي', 'أرز بسمتي'],
    of: ['basmati-1121-steam-rice', 'basmati-1121-sella-rice'],
  },
  {
    names: ['Spices', 'Masala', 'Bharat', 'मसाले', 'मसाला', 'مصالحے', 'بهارات', 'توابل'],
    of: ['Spices'],
  },
  {
    names: [
      'Pulses',
      'Legumes',
      'Beans',
      'Dal',
      'Daal',
      'Parippu',
      'Paruppu',
      'दाल',
      'دال',
      'دالیں',
      'بقوليات',
      'بقول',
    ],
    of: ['Pulses'],
  },
  {
    names: ['Lentils', 'Dal', 'दाल', 'دال', 'عدس'],
    of: ['masoor-dal', 'moong-dal', 'chana-dal', 'urid-dal', 'urid-gota', 'moong-whole'],
  },
  {
    names: ['Chana', 'Channa', 'Gram', 'चना', 'چنا', 'چنے'],
    of: ['chickpeas', 'black-chickpeas', 'chana-dal'],
  },
  {
    names: ['Beans', 'Kidney Beans', 'Fasolia', 'فاصوليا'],
    of: ['red-kidney-beans', 'white-kidney-beans', 'black-eye-beans'],
  },
  {
    names: [
      'Nuts',
      'Dry Fruits',
      'Dried Fruits',
      'Mewa',
      'Meva',
      'मेवा',
      'सूखे मेवे',
      'خشک میوہ جات',
      'مكسرات',
      'فواكه مجففة',
    ],
    of: ['Nuts & Dry Fruits'],
  },
  { names: ['Nuts', 'Kernels', 'مكسرات'], of: ['cashew', 'almonds', 'walnut', 'pistachio'] },
  { names: ['Fresh Fruits and Vegetables', 'Fresh Produce'], of: ['Fresh Fruits & Vegetables'] },
  {
    names: ['Fruits', 'Fresh Fruits', 'Phal', 'Pazham', 'फल', 'پھل', 'فواكه', 'فاكهة'],
    of: ['apples', 'oranges', 'watermelon', 'papaya', 'pineapple', 'grapes', 'banana'],
  },
  {
    names: [
      'Vegetables',
      'Fresh Vegetables',
      'Veggies',
      'Sabzi',
      'Sabji',
      'सब्ज़ी',
      'सब्ज़ियाँ',
      'سبزی',
      'سبزیاں',
      'خضروات',
      'خضار',
    ],
    of: ['tomatoes', 'potatoes', 'onions', 'leafy-vegetables', 'ginger', 'garlic'],
  },
  {
    names: [
      'Leaves',
      'Salad',
      'Saag',
      'साग',
      'ساگ',
      'پالک',
      'خس',
      'سبانخ',
      'جرجير',
      'خضروات ورقية',
    ],
    of: ['leafy-vegetables'],
  },
  {
    names: ['Fish', 'Machli', 'Machhi', 'Meen', 'Samak', 'मछली', 'مچھلی', 'سمك', 'أسماك'],
    of: ['tuna', 'sheri', 'salmon', 'pomfret', 'king-fish', 'tilapia'],
  },
  {
    names: ['Seafood', 'सीफ़ूड', 'سی فوڈ', 'مأكولات بحرية'],
    of: [
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
  },
  { names: ['Shellfish', 'Crustaceans', 'قشريات'], of: ['shrimp', 'crab', 'lobster'] },
  { names: ['جمبري', 'قريدس', 'ربيان'], of: ['shrimp'] },
  { names: ['سلطعون'], of: ['crab'] },
  { names: ['Ayakoora', 'Aykora', 'King Mackerel', 'دراك'], of: ['king-fish'] },
  { names: ['Seafood, Meat and Poultry'], of: ['Seafood, Meat and Poultry'] },
  { names: ['Meat', 'Gosht', 'गोश्त', 'گوشت', 'لحم', 'لحوم'], of: ['mutton', 'chicken'] },
  { names: ['Lamb', 'Goat', 'Sheep', 'Bakra', 'बकरा', 'بکرا', 'خروف', 'ماعز'], of: ['mutton'] },
  { names: ['Poultry', 'دواجن'], of: ['chicken'] },
  {
    names: ['Grains', 'Cereals', 'Anaj', 'अनाज', 'اناج', 'حبوب'],
    of: ['Grains'],
  },
  { names: ['Flour', 'Aata', 'دقيق', 'طحين'], of: ['wheat-flour'] },
  { names: ['Wheat', 'गेहूं', 'گندم', 'قمح'], of: ['whole-wheat', 'wheat-flour'] },
];
