import type { Migration } from '../../database/migrate.ts'

export const chain: Migration = {
  name: '0001-chain',
  statements: [
    `create table audit_rows (
      row int8 primary key check (row > 0),
      time int8 not null,
      operator text not null,
      what text not null,
      subject text not null,
      detail text not null,
      result text not null,
      reason text not null,
      address text not null,
      device text not null,
      previous text not null,
      hash text not null
    )`,
    'create index audit_rows_by_subject on audit_rows (subject, row)',
    'create index audit_rows_by_operator on audit_rows (operator, row)',
    `create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'rows of the audit chain are never changed';
      end
    $$`,
    `create trigger audit_rows_fixed before update or delete on audit_rows
      for each row execute function refuse_audit_change()`,
    'create table audit_head (id integer primary key check (id = 1), rows int8 not null, hash text not null)',
  ],
}
