import { beforeAll } from 'vitest';
import { clearContentSql } from '../../embedded/test-requests.ts';
import { runSql } from './accounts.ts';

// The files of one worker share a database, and may run in any order.
beforeAll(() => runSql(clearContentSql));
