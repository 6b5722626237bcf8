/** Before a unit: `two bags`, `ek kilo`, `عشر كراتين`. */
export const numberWords = new Map(
  [
    '1 a an one ek un une isang oru ഒരു ஒரு یک واحد wa7ed wahed',
    '2 two do deux dalawang randu rendu രണ്ട് ரெண்டு دو اثنين اتنين etnein itnein tnein',
    '3 three teen trois tatlong moonnu moonu മൂന്ന് மூணு سه ثلاث ثلاثة تلات تلاتة تلاته talat',
    '4 four char quatre naalu നാല് چهار اربع اربعة أربع أربعة اربعه arba3',
    '5 five panch paanch cinq limang anchu anju അഞ്ച് அஞ்சு پنج خمس خمسة خمسه khamas khamsa',
    '6 six شش ست ستة سته',
    '7 seven سبع سبعة سبعه',
    '8 eight ثمان ثمانية تمن تمانية تمانيه',
    '9 nine تسع تسعة تسعه',
    '10 ten das dix sampung pathu പത്ത് பத்து ده عشر عشرة عشره 3ashar',
    '12 twelve',
    '15 fifteen',
    '20 twenty بیست عشرين',
    '50 fifty خمسين',
    '100 مية مئة',
  ].flatMap((line) => {
    const [number = '', ...words] = line.split(' ');
    return words.map((word) => [word, number] as const);
  }),
);
