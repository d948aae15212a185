import type { Me } from '../../shared/session/session.ts'
import { maySee, rowOf } from '../routes/routes.ts'
import type { shellTexts } from './texts.ts'

export interface NavItem {
  readonly key: keyof (typeof shellTexts)['nav']
  readonly to: string
  /** Path in the table of screens. */
  readonly path: string
}

interface NavGroup {
  readonly key: keyof (typeof shellTexts)['groups']
  readonly items: readonly NavItem[]
}

const plain = (key: NavItem['key'], path: string): NavItem => ({ key, to: path, path })
const queue = (key: NavItem['key'], family: string): NavItem => ({
  key,
  to: `/reviews/${family}`,
  path: '/reviews/$family',
})

const GROUPS: readonly NavGroup[] = [
  {
    key: 'work',
    items: [
      plain('dashboard', '/'),
      queue('kyc', 'kyc'),
      queue('security', 'security'),
      queue('reviews', 'all'),
      plain('deposits', '/deposits'),
      plain('withdrawals', '/withdrawals'),
      queue('remittances', 'buy'),
      plain('approvals', '/approvals'),
      plain('scheduled', '/scheduled'),
    ],
  },
  { key: 'customers', items: [plain('users', '/users')] },
  {
    key: 'exchange',
    items: [
      plain('markets', '/markets'),
      plain('listing', '/listing'),
      plain('fees', '/fees'),
      plain('policies', '/policies'),
      plain('treasury', '/treasury'),
      plain('custody', '/custody'),
    ],
  },
  {
    key: 'platform',
    items: [
      plain('health', '/health'),
      plain('audit', '/audit'),
      plain('operators', '/operators'),
      plain('outbox', '/outbox'),
    ],
  },
]

/** What this operator may see; groups with nothing in them are left out. */
export function navigationFor({ roles, environment }: Pick<Me, 'roles' | 'environment'>): readonly NavGroup[] {
  const visible = ({ path }: NavItem) => {
    const row = rowOf(path)
    return row !== undefined && maySee(row, roles, environment)
  }
  return GROUPS.map((group) => ({ ...group, items: group.items.filter(visible) })).filter(
    ({ items }) => items.length > 0,
  )
}
