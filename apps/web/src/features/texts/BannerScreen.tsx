import { useQuery } from '@tanstack/react-query'
import { useSearchField } from '@touchstone/frame'
import type { CallData } from '@touchstone/protocol'
import { buttonClass, Skeleton } from '@touchstone/ui'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { HtmlText } from '../../shared/reading/HtmlText.tsx'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { MissingText, TextPage } from '../../shared/reading/TextPage.tsx'
import { InternalLink } from '../../shared/routing/InternalLink.tsx'
import { usePageTitle } from '../../shared/site/pageTitle.ts'
import { textTexts } from './texts.ts'

type Banner = CallData<'getBanner'>[number]

/** `/bannerDetail?id=`: a banner, the text behind it, and where it leads. */
export function BannerScreen() {
  const t = useTexts(textTexts)
  const id = useSearchField('id')
  const answer = useQuery(callQuery('getBanner', {}, { refusal: 'here' }))
  return (
    <ReadingColumn>
      <Loaded answer={answer} lead={t('banner.failed')} framed waiting={<Skeleton className="h-40 opacity-40" />}>
        {(banners) => {
          const banner = banners.find((known) => String(known.id) === id)
          return banner ? <Shown banner={banner} /> : <MissingText />
        }}
      </Loaded>
    </ReadingColumn>
  )
}

function Shown({ banner }: { readonly banner: Banner }) {
  const t = useTexts(textTexts)
  usePageTitle(banner.title)
  return (
    <>
      {banner.img !== '' && <img src={banner.img} alt="" className="mb-6 w-full rounded-panel" />}
      <h1 className="text-32 font-semibold tracking-tight">{banner.title}</h1>
      <p className="mt-2 text-16 text-ink-2">{banner.text}</p>
      {banner.link !== '' && (
        <p className="mt-6">
          <InternalLink address={banner.link} className={buttonClass('primary')}>
            {t('banner.action')}
          </InternalLink>
        </p>
      )}
      {banner.textId !== 0 && (
        <div className="mt-8 border-t border-line pt-2">
          <TextPage id={String(banner.textId)}>{(text) => <HtmlText html={text.html} />}</TextPage>
        </div>
      )}
    </>
  )
}
