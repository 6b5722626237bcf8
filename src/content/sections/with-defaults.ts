import { formContent } from './form-content';

export const withDefaults = formContent;
