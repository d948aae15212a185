import type { Migration } from '../../database/migrate.ts'

/** Policies that operators decided, as the log tells them. Statements may run again over tables that are there. */
export const POLICIES: Migration = {
  name: '0005-policies',
  statements: [
    `create table if not exists policies (
      world text not null, decision int8 not null, action text not null, proposer int4 not null, approver int4 not null,
      reason text not null, in_force_from int8 not null,
      primary key (world, decision))`,
  ],
}
