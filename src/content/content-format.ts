/**
 * Increment when a schema gets stricter or a field changes its meaning: the database then refuses writes of older
 * builds, and older builds ignore newer content.
 */
export const contentFormat = 1;
