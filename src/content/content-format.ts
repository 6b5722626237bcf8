/**
 * Stored with all content. Raise it when a schema gets stricter or a field changes its meaning: the database
 * then refuses tabs of older builds, and older builds leave newer content alone.
 */
export const contentFormat = 1;
