import { link, story } from '../stage/story.tsx'

export default { title: 'Not found' }

export const NotFoundFull = story('/404', 'full', 'There is no such page', link('Markets'))
