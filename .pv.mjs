import { startLocalSite } from './bin/local-site.ts'
import { encodeDraft } from './src/shared/draft-link.ts'
import { previewWeight } from './src/shared/card/preview-weight.ts'
import { cardDesignSchema } from './src/shared/card.ts'
import { cards } from './catalog/cards/cards.ts'
import * as v from 'valibot'
import { faceIds } from './src/shared/text/face.ts'
import os from 'node:os'; import fs from 'node:fs'; import path from 'node:path'
const design = v.parse(cardDesignSchema, cards.find(c=>c.slug==='papercut-arch'))
const at={x:.5,y:.5}
const letters='אבגדהוזחטיכלמנסעפצקרשת'
const draftOf=(n,texts,len,st,w)=>({version:1,values:{chosson:'מנחם '+n},added:Array.from({length:texts},(_,i)=>({id:`p${i}`,text:letters[(i+n)%22].repeat(len),face:faceIds[i%6],size:40,colour:'body',align:'middle',bend:0,at,turn:0})),stickers:Array.from({length:st},(_,i)=>({id:`s${i}`,sticker:'dove',at,width:w,turn:0}))})
const site = await startLocalSite({ port: 0, stateDir: fs.mkdtempSync(path.join(os.tmpdir(),'pv-')), variables: {} })
const origin=(await site.ready).origin
const q=(a,p)=>a.length?Math.round(a.sort((x,y)=>x-y)[Math.min(a.length-1,Math.floor(p*a.length))]):'-'
await (await fetch(origin+'/cards/wedding')).text()
await (await fetch(origin+'/preview/card/papercut-arch.jpg?d='+await encodeDraft(draftOf(999,0,0,0,0)))).arrayBuffer()
for (const [name,args] of [['plain',[0,0,0,0]],['under bound',[16,100,6,.3]],['worst',[20,400,40,1]]]) {
  const w=previewWeight(design,draftOf(1,...args))
  const links=[]; for(let i=0;i<30;i++) links.push(origin+'/preview/card/papercut-arch.jpg?d='+await encodeDraft(draftOf(i+ (name==='plain'?100:name==='worst'?200:300),...args)))
  const pv=[],sh=[]; let own=0, done=false, bad=0
  const shelf=(async()=>{ while(!done){ const t=performance.now(); const r=await fetch(origin+'/cards/wedding',{headers:{'cache-control':'no-cache'}}); await r.text(); if(r.status!==200) bad++; sh.push(performance.now()-t) } })()
  await Promise.all(links.map(async l=>{const t=performance.now(); const r=await fetch(l); await r.arrayBuffer(); if(r.status!==200) bad++; if(/86400/.test(r.headers.get('cache-control')??'')) own++; pv.push(performance.now()-t)}))
  done=true; await shelf
  console.log(name,'weight',Math.round(w),'links length',links[0].length,'| previews p50/p95/max',q(pv,.5),q(pv,.95),q(pv,1),'own',own,'| shelves n',sh.length,'p50/p95/max',q(sh,.5),q(sh,.95),q(sh,1),'bad',bad)
}
await site.dispose(); process.exit(0)
