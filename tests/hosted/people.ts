import type { Session } from './cluster.ts';

export const idOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export async function signIn(session: Session, person: number) {
  const id = idOf(person);
  await session.ask(`
    insert into auth.sessions (id, user_id) values ('${id}', '${id}') on conflict do nothing;
    select set_config('request.jwt.claims', '{"sub": "${id}", "session_id": "${id}"}', false);
    set role authenticated
  `);
}
