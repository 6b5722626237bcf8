import type { Database } from '../../../src/lib/database.types.ts';

type Tables = Database['public']['Tables'];
type Columns<Row, Insert> = {
  [Name in keyof Row]: {
    type: string;
    nullable: null extends Row[Name] ? true : false;
    /** Whether an insert may leave it out. */
    optional: undefined extends Insert[Name & keyof Insert] ? true : false;
  };
};

// The compiler compares this with the hand-written types, migrations.test.ts with the migrations.
export const tables = {
  user_roles: {
    created_at: { type: 'timestamptz', nullable: false, optional: true },
    role: { type: 'app_role', nullable: false, optional: false },
    user_id: { type: 'uuid', nullable: false, optional: false },
  },
} satisfies {
  [Table in keyof Tables]: Columns<Tables[Table]['Row'], Tables[Table]['Insert']>;
};

export const enums = { app_role: { admin: true } } satisfies {
  [Name in keyof Database['public']['Enums']]: Record<Database['public']['Enums'][Name], true>;
};
