import * as v from 'valibot'
import { gifSchema } from '#shared/gif.ts'
import { documentNames } from '#shared/release/release.ts'
import { songSchema } from '#shared/song.ts'
import { type Video, videoSchema } from '#shared/video.ts'
import type { Catalogue } from './content.ts'
import {
  findDocument,
  type ReleaseTree,
  readAs,
  readCards,
  readOrder,
  readVideoList,
} from './release-tree.ts'

/** The catalogue that a release was made from. It reads every document. */
export async function readCatalogue(tree: ReleaseTree): Promise<Catalogue> {
  const { root, read } = tree
  return {
    categories: root.categories,
    cards: await readCards(tree, await readOrder(tree)),
    videos: await readVideos(tree),
    songs: await readAs(read, root.songs, v.array(songSchema)),
    gifs: await readAs(read, root.gifs, v.array(gifSchema)),
    withdrawn: root.withdrawn,
  }
}

async function readVideos(tree: ReleaseTree): Promise<Video[]> {
  const videos: Video[] = []
  for (const { slug } of await readVideoList(tree)) {
    const hash = await findDocument(tree, documentNames.video(slug))
    if (hash) videos.push(await readAs(tree.read, hash, videoSchema))
  }
  return videos
}
