import { useFeatureTexts } from '../../../shared/feature/featureLists.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { PaletteGroup } from '../../../shared/palette/PaletteGroup.tsx'
import type { PaletteSectionProps } from '../../../shared/palette/paletteSection.ts'
import { isGuest, useSession } from '../../../shared/session/sessionStore.ts'
import { isClosedInDemo, type MenuLink, menuOf } from '../../routes/routes.ts'
import { paletteTexts } from './texts.ts'

const MOST = 4
/** What stands in a menu can be opened without anything chosen before. */
const PAGES: readonly MenuLink[] = [
  ...new Map(
    (['main', 'account', 'products', 'financial', 'activity', 'user'] as const)
      .flatMap(menuOf)
      .map((link) => [link.path, link] as const),
  ).values(),
]

/** Pages by their names in the menus. */
export function PagesSection({ query, onGo }: PaletteSectionProps) {
  const t = useTexts(paletteTexts)
  const words = useFeatureTexts()
  const demo = useSession((session) => session.demo)
  const guest = useSession(isGuest)
  const asked = query.toLocaleLowerCase()
  const found = PAGES.filter(({ path }) => !demo || !isClosedInDemo(path, guest))
    .map(({ path, word }) => ({ path, name: words(word) }))
    .filter(({ name }) => asked !== '' && name.toLocaleLowerCase().includes(asked))
    .slice(0, MOST)
  return (
    <PaletteGroup
      title={t('pages')}
      found={found.map(({ path, name }) => ({ key: path, name, onPick: () => onGo(path) }))}
    />
  )
}
