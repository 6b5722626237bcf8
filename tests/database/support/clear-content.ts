import { beforeAll } from 'vitest';
import { clearContentSql } from '../../embedded/test-requests.ts';
import { runSql } from './accounts.ts';

// One database for all files, whose order must not matter.
beforeAll(() => runSql(clearContentSql));
