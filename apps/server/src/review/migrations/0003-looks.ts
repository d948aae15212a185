import type { Migration } from '../../database/migrate.ts'

/** Which operator has opened which picture of a case: approving asks for every one of them. */
export const looks: Migration = {
  name: '0003-looks',
  statements: [
    `create table review_looks (
      case_id uuid not null references review_cases (id) on delete cascade,
      operator integer not null,
      image text not null,
      time int8 not null,
      primary key (case_id, operator, image)
    )`,
  ],
}
