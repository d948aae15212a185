import type { Migration } from '../../database/migrate.ts'

/** Withdrawals as they were asked for, and each state they came into. Statements may run again over tables that are there. */
export const WITHDRAWALS: Migration = {
  name: '0006-withdrawals',
  statements: [
    `create table if not exists withdrawals (
      world text not null, withdrawal int8 not null, owner int8 not null, kind text not null, asset int4 not null,
      amount int8 not null, fee int8 not null, target int8 not null, destination text not null,
      sequence int8 not null, time int8 not null,
      primary key (world, withdrawal))`,
    'create index if not exists withdrawals_of_owner on withdrawals (world, owner, withdrawal)',
    'create index if not exists withdrawals_to on withdrawals (world, destination)',
    `create table if not exists withdrawal_steps (
      world text not null, withdrawal int8 not null, state text not null, owner int8 not null,
      transaction text not null, block int8 not null, reference text not null,
      proposer int4 not null, approver int4 not null, reason text not null,
      sequence int8 not null, time int8 not null,
      primary key (world, withdrawal, state))`,
    'create index if not exists withdrawal_steps_by_time on withdrawal_steps (world, time)',
  ],
}
