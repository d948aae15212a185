import type { AssetDefinition } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { given, type OwnReading, type Page, type PastPage, pageOf } from '../history/reading.ts'
import { OUTSIDE, type RecordRow } from '../records/recordPage.ts'
import { REWARDS, type RewardTables } from './rewardTables.ts'

type Reward = ReturnType<typeof REWARDS.record>

/** The caller's own rewards of all kinds, newest first. */
export function ownRewards(reading: OwnReading, { from, to, page, size }: PastPage): Promise<Page<Reward>> {
  const { database, world, owner } = reading
  const found = database
    .withTables<RewardTables>()
    .selectFrom('rewards')
    .where((is) =>
      is.and([
        is('world', '=', world),
        is('owner', '=', BigInt(owner)),
        ...given(from, (time) => is('time', '>=', BigInt(time))),
        ...given(to, (time) => is('time', '<=', BigInt(time))),
      ]),
    )
  const read = async (filtered: typeof found): Promise<Reward[]> => {
    const rows = await filtered
      .selectAll()
      .orderBy('sequence', 'desc')
      .orderBy('kind')
      .orderBy('about')
      .orderBy('asset')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    return rows.map((row) => REWARDS.record(row))
  }
  return pageOf(found, read, { page })
}

/** A reward in the words of all records. */
export function rewardRecord(assets: readonly AssetDefinition[], reward: Reward): RecordRow {
  const { code = '', scale = 0 } = assets.find(({ id }) => id === reward.asset) ?? {}
  const amount = formatPlain(reward.amount, scale)
  return {
    time: reward.time,
    type: 'reward',
    from: OUTSIDE,
    currency: code,
    amount,
    to: 'funds',
    receivedCurrency: code,
    received: amount,
    state: 'success',
    id: `${reward.sequence}-${reward.kind}-${reward.about}-${reward.asset}`,
  }
}
