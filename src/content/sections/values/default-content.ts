import { contentSection, items } from '@/content/sections/section';

export const valuesSection = contentSection('values', {
  values: items({
    integrity: {
      name: 'Integrity',
      icon: 'shield-check',
      description: 'We say what we know and quote what we can deliver.',
      details:
        'The grade is the grade, the weight is the weight, and we give no date that we do not believe in. If we get something wrong, we tell you before you find it.',
      onHome: true,
    },
    excellence: {
      name: 'Excellence',
      icon: 'award',
      description: 'Sound goods, handled well, every time.',
      details:
        'In our trade, excellence is mostly attention: how dry the rice is, how bright the turmeric, whether a pallet arrives as square as it left. We look for the small faults because your customers will.',
      onHome: true,
    },
    innovation: {
      name: 'Innovation',
      icon: 'lightbulb',
      description: 'An old trade with less paperwork.',
      details:
        'Spices have been traded in this region for centuries, which is no reason to trade them by habit. We try new origins, simpler paperwork and lines our clients have not yet thought to ask for. What helps, we keep.',
      onHome: true,
    },
    'client-centric': {
      name: 'Client-Centric',
      icon: 'handshake',
      description: 'We start from your shelf or menu and work back.',
      details:
        'A hypermarket, a wholesaler and a hotel kitchen may order the same lentil for three different reasons. We ask what it is for before we quote. Pack, quantity and timing follow from the answer.',
      onHome: true,
    },
    passion: {
      name: 'Passion',
      icon: 'heart',
      description: 'We like the goods we sell.',
      details:
        'Ask about cardamom and you may be here longer than you planned. That liking shows in what we buy, and more so in what we turn away. It is easier to sell food you would serve at home.',
      onHome: false,
    },
    reliability: {
      name: 'Reliability',
      icon: 'calendar-check',
      description: 'The whole order, when you expect it.',
      details:
        'An empty shelf costs a shop more than the goods would have. So we leave room in every plan for what may go wrong.',
      onHome: false,
    },
    agility: {
      name: 'Agility',
      icon: 'zap',
      description: 'When plans change, we change with them.',
      details:
        'Harvests disappoint, ships run late, a banquet doubles overnight. We keep alternatives in mind for the lines that matter most. An early answer is often worth more than a perfect one.',
      onHome: false,
    },
    'global-perspective': {
      name: 'Global Perspective',
      icon: 'globe',
      description: 'We buy across borders and think across seasons.',
      details:
        'While one country rests its fields, another is harvesting. Following many markets at once lets us see a shortage coming and warn the clients it would touch. It has also taught us to listen, since every market has its own ways.',
      onHome: false,
    },
  }),
});
