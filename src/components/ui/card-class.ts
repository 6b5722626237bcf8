export const cardClass = 'rounded-card border border-line bg-paper p-6 sm:p-8';
