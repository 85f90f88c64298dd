import bergtalFile from '../../cantons/bergtal.json' with { type: 'json' }
import musterlandFile from '../../cantons/musterland.json' with { type: 'json' }
import seelandFile from '../../cantons/seeland.json' with { type: 'json' }
import { Site } from '../../src/kit/site.ts'

// An import takes the words of a file for any text; the schema knows which ones they are.
export const musterland = { ...musterlandFile, site: Site.parse(musterlandFile.site) }
export const bergtal = { ...bergtalFile, site: Site.parse(bergtalFile.site) }
export const seeland = { ...seelandFile, site: Site.parse(seelandFile.site) }
