import { MENU_ITEM, Menu } from '@touchstone/ui'
import type { MenuName } from '../../../shared/feature/feature.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { featureTexts } from '../../routes/featureTexts.ts'
import { menuOf } from '../../routes/routes.ts'
import { EntryLink } from './EntryLink.tsx'

export interface EntryMenuProps {
  readonly name: MenuName
  /** Its entries. */
  readonly label: string
}

/** All that stands under an entry of the bar, beside the entry that leads to the first of it; nothing beside one that is alone. */
export function EntryMenu({ name, label }: EntryMenuProps) {
  const words = useTexts(featureTexts)
  const entries = menuOf(name)
  if (entries.length < 2) return null
  return (
    <Menu label={label} button="" align="start" className="-ms-3 px-1.5">
      {entries.map(({ path, word }) => (
        <EntryLink key={path} to={path} className={MENU_ITEM}>
          {words(word)}
        </EntryLink>
      ))}
    </Menu>
  )
}
