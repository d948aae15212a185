import { useQuery } from '@tanstack/react-query'
import { Button, type Column } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { moment } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import { type Banner, EMPTY_BANNER } from '../bannerDraft.ts'
import { languageName } from '../languages.ts'
import { contentTexts } from '../texts.ts'
import { BannerDialog } from './BannerDialog.tsx'

const t = textsOf(contentTexts)
const until = (time: number) => (time === 0 ? '' : moment(time))

/** `onOpen`: undefined for those who may only read. */
const columns = (onOpen: ((banner: Banner) => void) | undefined): readonly Column<Banner>[] => [
  figureColumn('position', t('banners.position'), ({ position }) => position),
  textColumn('picture', t('banners.picture'), ({ img }) =>
    img === '' ? '' : <img src={img} alt="" className="h-8 rounded-control" />,
  ),
  textColumn('title', t('name'), (banner) =>
    onOpen ? (
      <button
        type="button"
        className="min-h-6 text-start font-medium text-accent hover:underline"
        onClick={() => onOpen(banner)}
      >
        <bdi>{banner.title}</bdi>
      </button>
    ) : (
      <bdi className="font-medium">{banner.title}</bdi>
    ),
  ),
  textColumn('lang', t('language'), ({ lang }) => languageName(lang)),
  textColumn('from', t('banners.from'), ({ shownFrom }) => until(shownFrom)),
  textColumn('until', t('banners.until'), ({ shownUntil }) => until(shownUntil)),
  textColumn('state', t('state'), ({ hidden }) => t(hidden ? 'banners.hidden' : 'banners.shown')),
]

/** Banners of the first page. */
export function BannersPart() {
  const query = useQuery(callQuery('getBanners', {}))
  const may = useMay('saveBanner')
  const [open, setOpen] = useState<Banner>()
  return (
    <Part
      title={t('banners.title')}
      actions={
        may && (
          <Button tone="secondary" size="small" onClick={() => setOpen(EMPTY_BANNER)}>
            {t('banners.add')}
          </Button>
        )
      }
    >
      <List
        caption={t('banners.title')}
        query={query}
        rows={(banners) => banners}
        columns={columns(may ? setOpen : undefined)}
        rowKey={({ id, lang }) => `${id} ${lang}`}
        empty={t('banners.none')}
      />
      {open && <BannerDialog banner={open} onClose={() => setOpen(undefined)} />}
    </Part>
  )
}
