import { startCluster } from './cluster.ts';
import { checkHistory } from './history.ts';
import { migrate } from './migrate.ts';
import { checkWriters } from './writers.ts';

// A PostgreSQL server with the roles of a hosted project.
const cluster = await startCluster().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
// The server is removed after a failed assertion and Ctrl+C too.
process.once('exit', cluster.close);
process.once('SIGINT', () => process.exit(130));

const session = cluster.open('postgres');
const [version] = await session.ask('show server_version');
session.end();
console.log(`PostgreSQL ${version}; migrations applied by ${await migrate(cluster)}.`);
for (const line of await checkWriters(cluster)) console.log(line);
for (const line of await checkHistory(cluster)) console.log(line);
