import type { Session } from './cluster.ts';

export const idOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export async function signIn(session: Session, person: number) {
  await session.ask(`
    select set_config('request.jwt.claims', '{"sub": "${idOf(person)}"}', false);
    set role authenticated
  `);
}
