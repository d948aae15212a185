import { Button } from '@touchstone/ui'
import { Part } from '../frame/Page.tsx'
import { actsColumn } from './columns.tsx'
import { List, type ListProps } from './List.tsx'

export interface TermsPartProps<Row, Data> extends Omit<ListProps<Row, Data>, 'caption'> {
  readonly title: string
  readonly changeLabel: string
  /** Absent for somebody who may not propose. */
  readonly onChange: ((row: Row) => void) | undefined
}

/** What is offered, each row with its terms in force; who may propose others finds a button in each row. */
export function TermsPart<Row, Data>({ title, changeLabel, onChange, columns, ...list }: TermsPartProps<Row, Data>) {
  const acts = actsColumn<Row>((row) => (
    <Button tone="secondary" size="small" onClick={() => onChange?.(row)}>
      {changeLabel}
    </Button>
  ))
  return (
    <Part title={title}>
      <List {...list} caption={title} columns={onChange ? [...columns, acts] : columns} />
    </Part>
  )
}
