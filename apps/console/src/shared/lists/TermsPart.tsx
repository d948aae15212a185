import { Button } from '@touchstone/ui'
import { Part } from '../frame/Page.tsx'
import { actsColumn } from './columns.tsx'
import { List, type ListProps } from './List.tsx'

export interface TermsPartProps<Row, Data> extends Omit<ListProps<Row, Data>, 'caption'> {
  readonly title: string
  readonly changeLabel: string
  /** Absent for operators who may not propose. */
  readonly onChange: ((row: Row) => void) | undefined
}

/** Offers, each row with its terms in force; operators who may propose other terms find a button in each row. */
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
