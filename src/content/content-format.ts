/** Increase it when a schema gets stricter or a field changes its meaning. Older builds then ignore newer content. */
export const contentFormat = 1;
