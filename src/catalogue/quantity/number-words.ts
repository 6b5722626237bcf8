/** Before a unit: `two bags`, `ek kilo`, `عشر كراتين`. */
export const numberWords = new Map(
  [
    '1 a an one ek un une isang واحد',
    '2 two do deux dalawang اثنين',
    '3 three teen trois tatlong ثلاث ثلاثة',
    '4 four char quatre اربع اربعة أربع أربعة',
    '5 five panch paanch cinq limang خمس خمسة',
    '6 six ست ستة',
    '7 seven سبع سبعة',
    '8 eight ثمان ثمانية',
    '9 nine تسع تسعة',
    '10 ten das dix sampung عشر عشرة',
    '12 twelve',
    '15 fifteen',
    '20 twenty عشرين',
    '50 fifty خمسين',
    '100 مية مئة',
  ].flatMap((line) => {
    const [number = '', ...words] = line.split(' ');
    return words.map((word) => [word, number] as const);
  }),
);
