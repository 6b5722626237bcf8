import type { Unit } from './enquiry';

/** Recognised spellings in English, Arabic, Persian, Urdu, Hindi and Russian, separated by spaces. */
export const unitNames = {
  g: 'g gm gms gr grs gram grams gramme grammes جم غ غم جرام غرام گرم ग्राम г гр',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes كجم كغ كغم كيلو كيلوجرام كيلوغرام کیلو کیلوگرم کلو کلوگرام किलो किग्रा किलोग्राम кг',
  tonnes:
    't tn tns ton tons tonne tonnes mt mts m/t mton mtons metricton metrictons metrictonne metrictonnes طن أطنان اطنان تن ٹن टन т тонн тонна тонны',
  pieces: 'pc pcs pce pces piece pieces nos unit units ea حبة حبات قطعة قطع عدد دانه عدد पीस नग шт',
  dozen: 'dz dzn doz dozen dozens درزن درازن دزينة दर्जन',
  bags: 'bag bags bg bgs sack sacks كيس أكياس اكياس شوال خيشة کیسه بوری थैला बोरी बोरा мешок мешков',
  boxes: 'box boxes bx bxs صندوق صناديق جعبه باکس डिब्बा',
  cartons:
    'ctn ctns crtn crtns carton cartons cartoon cartoons case cases كرتون كرتونة كراتين کارتن کارٹن कार्टन',
  pallets: 'pallet pallets palet palets plt plts skid skids بالت بالتة طبلية طبالي پالت पैलेट',
  containers:
    'container containers cont conts cntr cntrs fcl fcls حاوية حاويات كونتينر کانتینر کنٹینر कंटेनर',
} satisfies Record<Unit, string>;
