import type { PictureName } from '@/pictures/picture-sources';
import type { Category } from './categories';

export type Product = {
  id: string;
  title: string;
  category: Category;
  picture: PictureName;
  /** What the picture shows: longer than the title, at most 125 characters. */
  alt: string;
  /** One or two sentences, at most 150 characters. The first, at most 66, stands on the card. */
  description: string;
  /** OKLCH hue of the goods in degrees, by eye: as of goods of like colour. The colour behind the picture is derived from it. */
  hue: number;
};

/** By category, in the order of the filter; in each, in the order of the page. */
const range = {
  Rice: {
    'idly-rice': {
      title: 'Idly Rice',
      alt: 'Plump white grains of rice, short and rounded, heaped close together',
      description:
        'Short, round parboiled grains that soak and grind smoothly. Fermented with urid, they make soft idlis and crisp-edged dosas.',
      hue: 83,
    },
    'boiled-rice': {
      title: 'Boiled Rice',
      alt: 'Cream-coloured parboiled rice grains with a glassy sheen',
      description:
        'The everyday parboiled rice of South Indian canteens. It swells well in the pot and stays firm under sambar or fish curry.',
      hue: 79,
    },
    'sona-masoori-rice': {
      title: 'Sona Masoori Rice',
      alt: 'Slim white rice grains of medium length, lying in all directions',
      description:
        'A medium-grained Deccan rice, light and quick to cook. Served daily as plain rice, curd rice or lemon rice.',
      hue: 85,
    },
    'matta-rice': {
      title: 'Matta Rice',
      alt: 'Thick rice grains streaked rust-red and white where the bran is partly milled away',
      description:
        "Kerala's red rice, parboiled with part of the bran left on. Expect thick grains, an earthy taste and a longer time on the stove.",
      hue: 51,
    },
    'jeerakashala-rice': {
      title: 'Jeerakashala Rice',
      alt: 'Very small ivory rice grains, packed densely',
      description:
        'Tiny, fragrant grains named after the cumin seed they resemble. This is the rice of Malabar biryani and ghee rice.',
      hue: 83,
    },
    'basmati-1121-steam-rice': {
      title: '1121 Basmati Steam Rice',
      alt: 'Long, slender rice grains, chalk white, lying across one another',
      description:
        'Extra-long basmati, steamed before milling. The grain stays pale and fragrant, and breaks less than raw rice in a biryani.',
      hue: 80,
    },
    'basmati-1121-sella-rice': {
      title: '1121 Basmati Sella Rice',
      alt: 'Long, slender rice grains, golden and translucent',
      description:
        'Golden grains, parboiled in the husk to stand hard boiling. Caterers choose it for large pots of biryani and mandi.',
      hue: 78,
    },
  },
  Spices: {
    cumin: {
      title: 'Cumin Seeds',
      alt: 'Narrow, ridged brown cumin seeds in a tangle',
      description:
        'Whole seeds with a warm, slightly bitter taste. Crackled in hot oil for dal and rice, or roasted and ground into spice blends.',
      hue: 74,
    },
    coriander: {
      title: 'Coriander Seeds',
      alt: 'Round, straw-coloured coriander seeds with fine stripes from pole to pole',
      description:
        'Citrus-scented seeds, brittle enough to grind with little effort. They give body to curry powders, pickles and sausage mixes.',
      hue: 76,
    },
    turmeric: {
      title: 'Turmeric',
      alt: 'Dried turmeric fingers, some broken to show their orange core, on deep yellow powder',
      description:
        'Traded as dried fingers or as powder. It colours curries, rice and pickles a deep yellow and brings a bitter, woody note.',
      hue: 70,
    },
    'black-pepper': {
      title: 'Black Pepper',
      alt: 'Wrinkled black peppercorns, close up, with a faint brown lustre',
      description:
        'Sun-dried berries that keep their heat while they stay whole. Milled at the table, cracked for steaks and marinades.',
      hue: 52,
    },
    cardamom: {
      title: 'Green Cardamom',
      alt: 'Pale green cardamom pods, a few split open to show dark seeds',
      description:
        'Whole pods, which keep the seeds fragrant until they are crushed. For karak tea, Arabic coffee, biryani and milk sweets.',
      hue: 109,
    },
    cloves: {
      title: 'Cloves',
      alt: 'Dark brown cloves, their stems ending in small rounded buds',
      description:
        'Dried flower buds, so strong that recipes count them one by one. For biryani, garam masala and stock.',
      hue: 45,
    },
  },
  Pulses: {
    'masoor-dal': {
      title: 'Masoor Dal',
      alt: 'Flat orange discs of split red lentils',
      description:
        'Split red lentils that need no soaking. They turn to a golden purée in about twenty minutes, for dal and lentil soup.',
      hue: 47,
    },
    'moong-dal': {
      title: 'Moong Dal',
      alt: 'Small, bright yellow halves of husked moong beans',
      description:
        'Husked, split and easy on the stomach. Moong dal goes into khichdi, pongal and soups, and fries crisp as a snack.',
      hue: 93,
    },
    'moong-whole': {
      title: 'Moong Whole',
      alt: 'Small, oval, dark green beans, each with a short white scar',
      description:
        'Green gram with its skin on, which holds its shape in a curry. It sprouts within two days of soaking.',
      hue: 118,
    },
    'chana-dal': {
      title: 'Chana Dal',
      alt: 'Chunky golden-yellow split chickpeas, some with the flat side up',
      description:
        'Split brown chickpeas: nutty, and slow to break down. Cooked with gourd or meat, or milled into gram flour.',
      hue: 81,
    },
    'urid-dal': {
      title: 'Urid Dal',
      alt: 'Cream-white split lentils with a few black skins among them',
      description:
        'Skinned and split black gram for dosa and vada batter. Fried with mustard seed, a spoonful also seasons chutneys and rice.',
      hue: 92,
    },
    'urid-gota': {
      title: 'Urid Gota',
      alt: 'Smooth, rounded, ivory-coloured whole beans without their skins',
      description:
        'Black gram left whole after skinning. Batter makers like it because it grinds light and gives more volume than split beans.',
      hue: 90,
    },
    'green-peas': {
      title: 'Green Peas',
      alt: 'Round dried peas, pale green and slightly dimpled',
      description:
        'Dried whole peas for ragda, mushy peas and soup. Overnight in water, they swell to about twice their size.',
      hue: 118,
    },
    'black-chickpeas': {
      title: 'Black Chickpeas',
      alt: 'Small, dark reddish-brown chickpeas with wrinkled skins',
      description:
        'Smaller and firmer than the white kind, with an earthy flavour. Kala chana is boiled for kadala curry, chaat and salads.',
      hue: 45,
    },
    'red-kidney-beans': {
      title: 'Red Kidney Beans',
      alt: 'Glossy, deep red beans in a curved kidney shape',
      description:
        'Rajma for North Indian gravies, chilli and bean salads. Simmered for long, the skins stay whole while the inside turns creamy.',
      hue: 24,
    },
    'black-eye-beans': {
      title: 'Black Eye Beans',
      alt: 'Creamy white beans, each marked with a black eye',
      description:
        'Thin-skinned beans that cook quickly and need little soaking. For lobia curry, bean fritters and cold salads.',
      hue: 85,
    },
    'white-kidney-beans': {
      title: 'White Kidney Beans',
      alt: 'Large, smooth, glossy white beans',
      description:
        'Mild and soft when cooked, they take the flavour of a sauce. For fasolia, minestrone and baked beans.',
      hue: 86,
    },
    chickpeas: {
      title: 'Chickpeas',
      alt: 'Pale beige chickpeas with creased skins and a small beak',
      description:
        'Large kabuli chickpeas with a thin, pale skin. Soaked for falafel, boiled soft for hummus and chana masala.',
      hue: 79,
    },
  },
  'Nuts & Dry Fruits': {
    cashew: {
      title: 'Cashew Nuts',
      alt: 'Curved, ivory-coloured cashew kernels',
      description:
        'Mild, buttery kernels, whole or in pieces. Whole for roasting and gift trays, pieces for sweets, gravies and ice cream.',
      hue: 84,
    },
    almonds: {
      title: 'Almonds',
      alt: 'Brown almonds with their grooved skins on',
      description:
        'Kernels with the brown skin on, to roast, sliver or soak. Bakers blanch them for marzipan and macarons.',
      hue: 58,
    },
    walnut: {
      title: 'Walnuts',
      alt: 'Crinkled golden-brown walnut kernels, two of them still in the half shell',
      description:
        'Mildly bitter kernels for baklava, muhammara and brownies. Like all oily nuts, they are best stored cool.',
      hue: 70,
    },
    fig: {
      title: 'Dried Figs',
      alt: 'Wrinkled dried figs, two cut open to show the seeds inside',
      description:
        'Chewy, with fine, crunchy seeds. Sold loose or threaded on strings, for cheese boards, bakeries and muesli.',
      hue: 67,
    },
    pistachio: {
      title: 'Pistachios',
      alt: 'Pistachios in pale, half-open shells with green kernels showing',
      description:
        'Naturally opened shells, easy to crack by hand. Salted, they are a snack; shelled, they go into kunafa, baklava and ice cream.',
      hue: 85,
    },
    raisins: {
      title: 'Raisins',
      alt: 'Dark amber and brown raisins with deep wrinkles',
      description:
        'Dark, soft and sweet, for fillings that need less sugar. For bakeries, biryani kitchens and cereal packers.',
      hue: 51,
    },
    'dry-dates': {
      title: 'Dry Dates',
      alt: 'Hard, furrowed dry dates, light brown to amber',
      description:
        'Dates dried until hard, so that they keep without chilling. Known as chuhara, they are soaked in milk or ground for baking.',
      hue: 59,
    },
    dates: {
      title: 'Dates',
      alt: 'Brown, creased dates, one torn open to show its amber flesh',
      description:
        'Soft fruit for the coffee tray, the Ramadan table and date paste. Stored cool, they keep for months.',
      hue: 40,
    },
  },
  'Fresh Fruits & Vegetables': {
    apples: {
      title: 'Apples',
      alt: 'Red and yellow striped apples, some with a green leaf at the stem',
      description:
        'Crisp red and yellow fruit that keeps well in cold storage. Usually packed in layered trays and sold by count.',
      hue: 33,
    },
    oranges: {
      title: 'Oranges',
      alt: 'Whole oranges and three cut halves that show the segments',
      description:
        'Valencias for the juicer, navels to peel for the fruit bowl. Cartons are usually graded by count.',
      hue: 68,
    },
    tomatoes: {
      title: 'Tomatoes',
      alt: 'Shiny red tomatoes, many with their green calyx',
      description:
        'Picked firm, to survive the journey and ripen on the shelf. For salads, sauces and the grill.',
      hue: 30,
    },
    potatoes: {
      title: 'Potatoes',
      alt: 'Pale brown potatoes with small dark eyes',
      description:
        'Floury types to fry and mash, waxy ones for curries and salads. Kept dark and dry, they last for weeks.',
      hue: 75,
    },
    onions: {
      title: 'Onions',
      alt: 'Purple-red onions, one cut across to show its rings',
      description:
        'Firm red bulbs with a sharp bite. Fried down as the base of a gravy, or raw in salads; mostly traded in mesh bags.',
      hue: 17,
    },
    'leafy-vegetables': {
      title: 'Leafy Vegetables',
      alt: 'Heads of frilled lettuce among dark green leaves with pale veins',
      description:
        'Lettuce for salads and burgers, spinach and greens for the pan. Leaves keep for days, not weeks: buy little and often.',
      hue: 132,
    },
    watermelon: {
      title: 'Watermelon',
      alt: 'Striped green watermelons, some cut open to red flesh and black seeds',
      description:
        'Striped, thick-rinded and about nine-tenths water. Sold whole by weight; sliced for breakfast buffets, pressed in juice bars.',
      hue: 25,
    },
    papaya: {
      title: 'Papaya',
      alt: 'Yellow-green papayas, several halved to show orange flesh filled with black seeds',
      description:
        'Sweet orange flesh under a skin that yellows as it ripens. Greenish fruit lasts on the shelf; coloured fruit is ready to serve.',
      hue: 97,
    },
    pineapple: {
      title: 'Pineapple',
      alt: 'Rows of ripe pineapples with spiky green crowns',
      description:
        'It ripens no further once cut: judge it by scent on arrival. Served in rings, juiced or grilled.',
      hue: 89,
    },
    grapes: {
      title: 'Grapes',
      alt: 'Green grapes with bunches of dark purple ones between them',
      description:
        'Table grapes, green and black, on the bunch. Kept chilled, the stems stay green and the berries do not drop.',
      hue: 116,
    },
    banana: {
      title: 'Bananas',
      alt: 'Hands of ripe yellow bananas, lightly speckled',
      description:
        'Shipped green, then ripened in warm rooms to the colour needed. Paler for the shop, full yellow for smoothies and desserts.',
      hue: 92,
    },
    ginger: {
      title: 'Ginger',
      alt: 'Knobbly, sand-coloured ginger roots with yellow cut ends',
      description:
        'Fresh rhizomes, fibrous and hot. Crushed with garlic for curries, sliced into tea, or pressed for juice.',
      hue: 78,
    },
    garlic: {
      title: 'Garlic',
      alt: 'White garlic bulbs with faint purple streaks',
      description:
        'Tight, papery bulbs that keep best in open, airy baskets. Peeled and pounded for toum, marinades and gravies.',
      hue: 73,
    },
  },
  'Seafood, Meat and Poultry': {
    tuna: {
      title: 'Tuna',
      alt: 'Deep red tuna loins with a dark seam, cut thick, on crushed ice',
      description:
        'Dense red loin with almost no bones. Restaurants sear it rare; home cooks grill it as steaks or simmer it in a coconut curry.',
      hue: 23,
    },
    sheri: {
      title: 'Sheri',
      alt: 'Olive-green fish with pale blue spots and yellow fins, laid in a row on ice',
      description:
        'Spangled emperor, one of the best-known table fish of the Gulf. Firm white flakes, grilled whole or cooked with rice.',
      hue: 99,
    },
    salmon: {
      title: 'Salmon',
      alt: 'Orange salmon fillets with white lines of fat, overlapping',
      description:
        'Well-marbled fillets for grilling, baking and smoking. Sushi kitchens should ask for fish handled to be eaten raw.',
      hue: 49,
    },
    shrimp: {
      title: 'Shrimp',
      alt: 'Raw grey-pink shrimps with heads and long red feelers, piled on ice',
      description:
        'Sweet, firm flesh under a thin shell. Small ones for fried rice and salads, large for the grill; heads and shells make the stock.',
      hue: 42,
    },
    crab: {
      title: 'Crab',
      alt: 'Blue crabs with mottled shells and long claws on crushed ice',
      description:
        'Blue swimming crab, sweet and white-fleshed. Cooked whole in a masala or simply steamed, then cracked at the table.',
      hue: 254,
    },
    lobster: {
      title: 'Lobster',
      alt: 'Bright red lobsters with long feelers and large claws on crushed ice',
      description:
        'Cold-water lobster, with much of its meat in the claws. Grilled in halves with butter or poached for salads; the shells make bisque.',
      hue: 30,
    },
    squid: {
      title: 'Squid',
      alt: 'Pink-speckled whole squid with tentacles, side by side on ice',
      description:
        'Tubes are cut into rings or stuffed, tentacles fried in batter. Cook it for two minutes or for forty, nothing in between.',
      hue: 21,
    },
    pomfret: {
      title: 'Pomfret',
      alt: 'Flat, silver pomfret with swept-back fins on crushed ice',
      description:
        'A flat silver fish, easy to bone, that takes spice paste well. Its mild meat is fried or grilled whole, one fish to a plate.',
      hue: 248,
    },
    'king-fish': {
      title: 'King Fish',
      alt: 'Long blue-silver fish with a row of pale cut steaks in front',
      description:
        'Firm steaks of kanad, for frying, curries and pickling. Sliced across the bone; kitchens that cut their own buy it whole.',
      hue: 231,
    },
    tilapia: {
      title: 'Tilapia',
      alt: 'Grey tilapia with dark bars and large scales, lying on ice',
      description:
        'Farmed in fresh water, mild in taste and even in size. Breaded, baked or simmered in tomato, it suits menus on a budget.',
      hue: 79,
    },
    mutton: {
      title: 'Mutton',
      alt: 'Red slices and shanks of mutton on the bone, edged with white fat',
      description:
        'Shown here on the bone, for ouzi, rogan josh and nihari. Marrow thickens the gravy while the meat turns tender.',
      hue: 26,
    },
    chicken: {
      title: 'Chicken',
      alt: 'Raw chicken drumsticks with pale pink skin, heaped together',
      description:
        'Shown here as drumsticks, for the grill, fryer or curry pot. Even portions are easy to count out for catering.',
      hue: 46,
    },
  },
  Grains: {
    'wheat-flour': {
      title: 'Wheat Flour',
      alt: 'A soft slope of white flour with a few wheat grains in front',
      description:
        'Strong for loaves and flatbread, soft for cakes and biscuits. Store it dry, in closed sacks.',
      hue: 81,
    },
    'whole-wheat': {
      title: 'Whole Wheat',
      alt: 'Golden-brown wheat grains, each with a crease along its length',
      description:
        'Unmilled kernels for chakkis that grind their own atta. Also for harees, in which the grain is boiled until it falls apart.',
      hue: 69,
    },
    oats: {
      title: 'Oats',
      alt: 'Flat, pale rolled oat flakes with a centre crease',
      description:
        'Steamed and rolled flat, so that they cook in minutes. Porridge, muesli and granola use them as they are.',
      hue: 85,
    },
    barley: {
      title: 'Barley',
      alt: 'Pale, oval barley grains with a groove down the middle',
      description:
        'Chewy grains for soups, salads and barley water. Pearled, they cook in half an hour; hulled, they take longer and keep the bran.',
      hue: 83,
    },
    'green-millet': {
      title: 'Green Millet',
      alt: 'Tiny round grains of millet in grey-green and olive',
      description:
        'Known as bajra in India, and naturally free of gluten. Ground for rotla and porridge, or cooked whole like rice.',
      hue: 99,
    },
  },
  Others: {
    saffron: {
      title: 'Saffron',
      alt: 'Deep red saffron threads with a few yellow ends',
      description:
        'Hand-picked stigmas of the crocus, weighed by the gram. A pinch, steeped warm, colours rice, sweets and Arabic coffee.',
      hue: 27,
    },
  },
} as const satisfies Record<Category, Record<string, Omit<Product, 'id' | 'category' | 'picture'>>>;

export type ProductId = { [Each in Category]: keyof (typeof range)[Each] }[Category];

export const products: readonly Product[] = Object.entries(range).flatMap(([category, goods]) =>
  Object.entries(goods).map(([id, each]) => ({
    id,
    ...each,
    category: category as Category,
    picture: `products/${id as ProductId}`,
  })),
);

export function findProduct(id: string | undefined): Product | undefined {
  return products.find((product) => product.id === id?.toLowerCase());
}

export function filterProducts(category: Category | undefined): readonly Product[] {
  return category ? products.filter((product) => product.category === category) : products;
}
