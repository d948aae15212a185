import type { Migration } from '../../database/migrate.ts'

/** Which session the browser had opened before, of this account or of another: two accounts of one browser can be told. */
export const earlierCookie: Migration = {
  name: '0002-earlier-cookie',
  statements: [
    'alter table login_log add column earlier_hash text',
    'create index login_log_by_cookie on login_log (cookie_hash)',
    'create index login_log_by_earlier on login_log (earlier_hash)',
    'create index login_log_by_place on login_log (address, device, time)',
  ],
}
