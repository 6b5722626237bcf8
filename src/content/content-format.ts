/** Raise it when a schema gets stricter or a field changes its meaning: older builds then neither write nor read. */
export const contentFormat = 1;
