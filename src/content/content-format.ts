/** Raise it when a schema gets stricter or a field changes its meaning: older builds then neither read nor write content. */
export const contentFormat = 1;
