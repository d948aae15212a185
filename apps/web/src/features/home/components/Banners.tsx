import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { homeTexts } from '../texts.ts'

const SHOWN = 3
const PLACES = Array.from({ length: SHOWN }, (_, place) => place)
const PLACE = 'px-6 py-7 first:ps-0 last:pe-0 slim:px-0 slim:py-5'

/** The house's notices of the day, whose place is kept until they are there; hidden when there are none. */
export function Banners() {
  const t = useTexts(homeTexts)
  const { data, isPending } = useQuery(callQuery('getBanner', {}))
  const banners = data?.slice(0, SHOWN) ?? []
  if (!isPending && banners.length === 0) return null
  return (
    <section aria-label={t('banners')} className="border-b border-line">
      <ul className="band grid auto-cols-fr grid-flow-col divide-x divide-line slim:grid-flow-row slim:divide-x-0 slim:divide-y">
        {isPending && PLACES.map((place) => <Waiting key={place} />)}
        {banners.map((banner) => (
          <li key={banner.id} className={`${PLACE} relative flex gap-4 hover:bg-surface-1`}>
            {banner.img !== '' && <img src={banner.img} alt="" width={56} height={56} className="size-14 shrink-0" />}
            <div className="min-w-0">
              <h2 className="text-14 font-medium">
                <AppLink to="/bannerDetail" search={{ id: String(banner.id) }} className="after:absolute after:inset-0">
                  {banner.title}
                </AppLink>
              </h2>
              <p className="mt-1 text-13 text-ink-2">{banner.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As high as a banner whose sentence takes two lines. */
function Waiting() {
  return (
    <li className={PLACE}>
      <Skeleton className="h-5 w-48" />
      <Skeleton className="mt-1 h-10 w-full" />
    </li>
  )
}
