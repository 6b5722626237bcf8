import { type ValidationIssue, validationIssues } from './validation-issues';

export type Misfit = ValidationIssue;

export const misfits = validationIssues;
