import type { Entry } from '@/admin/data/entries';
import type { FormState } from '@/admin/saving/form-state';
import type { OpenForm } from '@/admin/saving/open-form';

export type EditorProps = {
  openForm: OpenForm;
  state: FormState;
  /** The newest entry of the section: the form's, or that of the last poll if it is newer. */
  head: Entry | null;
};
