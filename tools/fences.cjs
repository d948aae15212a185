// Which folder may import which. Each refusal says where the imported code belongs.
const pkg = (name) => `^packages/${name}/src`
const TESTS = '\\.test\\.tsx?$|/testing/'
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed].join('|') },
})

const SERVER_ROOMS = [
  'clock',
  'errors',
  'reading',
  'crypto',
  'threads',
  'operations',
  'database',
  'journal',
  'sequencer',
  'follower',
  'gateway',
  'health',
  'words',
  'mail',
  'messages',
  'files',
  'audit',
  'review',
  'identity',
  'content',
  'operators',
  'kyc',
  'support',
  'marketdata',
  'projector',
  'live',
  'history',
  'credit',
  'streams',
  'chain',
  'trading',
  'alerts',
  'books',
  'equity',
  'demo',
  'records',
  'rewards',
  'payout',
  'orders',
  'products',
  'historyWriter',
  'approvals',
  'console',
  'sandbox',
  'house',
  'config',
  'wiring',
  'cli',
]

/** What every product of the core may use, lowest first. */
const CORE_FLOORS = [
  'hash',
  'entry',
  'idempotency',
  'clock',
  'ledger',
  'matching',
  'customers',
  'restriction',
  'markets',
  'reference',
  'orders',
  'genesis',
  'listing',
  'decisions',
  'moneyTerms',
  'lots',
  'tradingFees',
  'rewards',
  'floor',
]
const FEATURES_APART = 'a feature never imports another: what two need moves to shared/'
const PRODUCTS =
  '(spot|contracts|cancelAllAfter|timedOptions|transfers|deposits|withdrawals|conversions|purchases|hosting|loans|newCoins|signIn|invitations|welfare)'

/** Of the other packages, lowest first; rooms that stand side by side know nothing of each other. */
const ROOMS = {
  'packages/protocol/src': [
    ['shape', 'rejections', 'said'],
    ['ledger', 'web'],
    ['customers', 'operators'],
    ['markets', 'restriction', 'terms'],
    ['genesis', 'reference', 'lots', 'listing', 'rewards'],
    [
      'spot',
      'contracts',
      'cancelAllAfter',
      'timedOptions',
      'transfers',
      'deposits',
      'withdrawals',
      'conversions',
      'purchases',
      'hosting',
      'newCoins',
      'loans',
      'signIn',
      'invitations',
      'welfare',
    ],
    'products',
    'decisions',
    ['admin', 'signer'],
  ],
  'packages/log/src': ['disk', 'commands', 'segments', 'journal', ['snapshots', 'signed']],
  'packages/ui/src': [
    ['browser', 'symbols', 'times', 'numbers'],
    'layout',
    'actions',
    'feedback',
    ['fields', 'tables', 'overlays', 'forms'],
  ],
  'packages/frame/src': [['passkeys', 'queries', 'reading', 'routing', 'toasts'], 'exports'],
  'packages/feeds/src': [
    'catalogue',
    'feed',
    'policy',
    ['simulated', 'recorded', 'live'],
    'desk',
    ['spot', 'contracts'],
    'house',
  ],
  'packages/simulation/src': ['world', 'audit', ['workload', 'recorded'], 'run', 'mutants'],
  'apps/server/src/identity': [
    ['schema', 'migrations', 'limits', 'names'],
    'sessions',
    'accounts',
    'passwords',
    ['factors', 'wallet'],
    'proofs',
    'changes',
    'services',
    'calls',
  ],
  'apps/signer/src': [
    'words',
    'settings',
    'keys',
    'follow',
    'transactions',
    'ledger',
    ['snapshot', 'sweep', 'payment'],
    'calls',
  ],
  'apps/web/src': ['shared', ['locales', 'chart', 'terminal', 'security'], 'products', 'features', 'app'],
  'apps/web/src/shared': [
    ['calendar', 'config', 'i18n', 'install', 'routing', 'session', 'recomputed'],
    'palette',
    ['said', 'preferences', 'passkeys', 'feature'],
    'times',
    'format',
    ['api', 'decimals'],
    [
      'coinMark',
      'account',
      'userCentre',
      'live',
      'loading',
      'signsOfLife',
      'site',
      'forms',
      'wallet',
      'uploads',
      'moneyTerms',
      'transactionPassword',
    ],
    [
      'demo',
      'sandbox',
      'markets',
      'messages',
      'notices',
      'funds',
      'equity',
      'records',
      'reading',
      'ledgerFigures',
      'qrCode',
      'rewards',
    ],
    ['codes', 'orders', 'support', 'alerts'],
    'stepUp',
  ],
  'apps/web/src/chart': [
    ['words', 'indicators'],
    ['candles', 'setup'],
    'canvas',
    ['drawings', 'alerts'],
    'toolbar',
    'dialogs',
    'view',
  ],
  'apps/web/src/terminal': ['words', ['book', 'layout'], ['header', 'keys'], 'ticket'],
  'apps/web/src/security': [['acts', 'change'], 'factors', ['activity', 'dialogs'], 'centre'],
  'apps/web/src/products': [['spot', 'contracts', 'timedOptions']],
  'apps/web/src/app': [['i18n', 'routes'], 'layout'],
  'apps/console/src': ['shared', 'features', 'app'],
  'apps/gallery/src': ['exchange', 'plan', 'stage', 'stories'],
  'apps/console/src/shared': [
    ['activity', 'documents', 'i18n', 'terms'],
    ['api', 'feature', 'keys', 'words', 'look', 'toasts', 'world'],
    ['session', 'frame'],
    'acts',
    ['access', 'lists'],
    'customerMoney',
  ],
  'apps/console/src/app': ['routes', 'layout'],
}

/** Short for a folder in the names of rules: `apps/web/src/chart` is `web-chart`. */
const nameOf = (root) =>
  root
    .replace(/^(apps|packages)\//, '')
    .replace('/src', '')
    .replaceAll('/', '-')

/**
 * The rooms of one package, lowest first: each may import only those before it. Together these rules leave no cycle between
 * rooms. Several rooms in one place stand side by side: none may import another. Files beside the rooms stand above them all.
 */
function floors(root, rooms) {
  const name = nameOf(root)
  return rooms.flatMap((floor, height) => {
    const above = rooms.slice(height + 1).flat()
    return [floor].flat().map((room, _, beside) => ({
      name: `${name}-floor-${room}`,
      comment: `${room} stands below or beside: what both need belongs to ${room} or to a room before it, and what ${room} has to know of a room above is handed to it`,
      severity: 'error',
      from: { path: `^${root}/${room}/`, pathNot: TESTS },
      to: { path: [`^${root}/[^/]+$`, ...others(room, beside, above).map((other) => `^${root}/${other}/`)].join('|') },
    }))
  })
}

/** A new room has to be given its place: without one nothing would be asked of it. */
function noOtherRooms(root, rooms) {
  return {
    name: `${nameOf(root)}-room-without-floor`,
    comment: 'a new room: give it its place in the list of rooms',
    severity: 'error',
    from: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${rooms.flat().join('|')})/|${TESTS}` },
    to: {},
  }
}

function others(room, beside, above) {
  return [...beside.filter((other) => other !== room), ...above]
}

/** What stands beside each other in one folder: none imports another. */
function apart(root, comment, names = '([^/]+)') {
  return {
    name: `${nameOf(root)}-apart`,
    comment,
    severity: 'error',
    from: { path: `^${root}/${names}/` },
    to: { path: `^${root}/${names}/`, pathNot: `^${root}/$1/` },
  }
}

/** Products of one package beside each other, above its floors; only files of the package's root see several of them. */
function products(root, floorRooms) {
  const name = nameOf(root)
  return [
    apart(root, 'a product never imports another: what two need stands below both', PRODUCTS),
    {
      name: `${name}-floors-below-products`,
      comment: 'a floor names no product: it asks, and the products answer',
      severity: 'error',
      from: { path: `^${root}/(${floorRooms.join('|')})/`, pathNot: TESTS },
      to: { path: `^${root}/${PRODUCTS}/` },
    },
    {
      name: `${name}-root-above-rooms`,
      comment: 'the files of the root put the rooms together: what a room needs stands in a room below it',
      severity: 'error',
      from: { path: `^${root}/(${floorRooms.join('|')}|${PRODUCTS})/`, pathNot: TESTS },
      to: { path: `^${root}/[^/]+$` },
    },
  ]
}

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('quantities-alone', pkg('quantities'), [], 'quantities is the ground: it imports nothing of ours'),
    only('protocol-below', pkg('protocol'), [pkg('quantities')], 'protocol knows quantities only'),
    only(
      'core-below',
      pkg('core'),
      [pkg('quantities'), pkg('protocol')],
      'the core knows quantities and protocol only',
    ),
    ...floors('packages/core/src', CORE_FLOORS),
    ...products('packages/core/src', CORE_FLOORS),
    noOtherRooms('packages/core/src', [...CORE_FLOORS, PRODUCTS, 'scenarios']),
    {
      name: 'core-pure',
      comment: 'the core has no npm and no Node dependency: it must replay the same everywhere',
      severity: 'error',
      from: { path: pkg('core'), pathNot: `${TESTS}|/journals/record` },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    only(
      'log-below',
      pkg('log'),
      [pkg('protocol'), pkg('quantities')],
      'the log stores bytes; it never calls the core',
    ),
    only(
      'feeds-produce-commands',
      pkg('feeds'),
      [pkg('protocol'), pkg('quantities')],
      'feeds produce commands, they never call the core',
    ),
    ...floors('apps/server/src', SERVER_ROOMS),
    noOtherRooms('apps/server/src', [...SERVER_ROOMS, 'testing']),
    ...Object.entries(ROOMS).flatMap(([root, rooms]) => [...floors(root, rooms), noOtherRooms(root, rooms)]),
    only('client-below', pkg('client'), [pkg('protocol'), pkg('quantities')], 'the client speaks the protocol only'),
    only('ui-alone', pkg('ui'), [], 'the design system has no domain words'),
    only('frame-below', pkg('frame'), [pkg('ui')], 'what every web app stands in knows no calls and no texts'),
    only(
      'simulation',
      pkg('simulation'),
      [pkg('quantities'), pkg('protocol'), pkg('core'), pkg('log')],
      'the simulator drives core and log',
    ),
    only(
      'server',
      '^apps/server/src',
      [pkg('quantities'), pkg('protocol'), pkg('core'), pkg('log'), pkg('feeds')],
      'the server does not use ui or client',
    ),
    only(
      'signer',
      '^apps/signer/src',
      [pkg('quantities'), pkg('protocol'), pkg('core'), pkg('log')],
      'the signer believes the log alone: it shares nothing with the server but the protocol',
    ),
    only(
      'web',
      '^apps/web/src',
      [pkg('quantities'), pkg('protocol'), pkg('client'), pkg('ui'), pkg('frame'), '^packages/core/src/formulas'],
      'of the core, the screens may use formulas only',
    ),
    only(
      'console',
      '^apps/console/src',
      [pkg('quantities'), pkg('protocol'), pkg('ui'), pkg('frame')],
      'the console asks its server and computes nothing of the exchange itself',
    ),
    only(
      'gallery',
      '^apps/gallery/',
      [
        pkg('protocol'),
        pkg('ui'),
        pkg('frame'),
        '^apps/web/src/(staged|app/routes/routes)\\.tsx?$',
        '^apps/web/compiledTexts',
      ],
      'the gallery shows the web app as it is: what it needs of it goes through staged.tsx',
    ),
    apart(
      'apps/server/src/products',
      'a product never imports another: what two need stands below, in trading or history',
    ),
    apart('apps/web/src/features', FEATURES_APART),
    apart('apps/console/src/features', FEATURES_APART),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['touchstone-source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
