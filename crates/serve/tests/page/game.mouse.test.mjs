// A whole game to its end by mouse only.
import { dealt } from './stage/desk.mjs';
import { finished, play } from './stage/game.mjs';
import { clickAll } from './stage/mouse.mjs';
import { sceneForEach } from './stage/scene.mjs';
import { puzzles } from './puzzles.mjs';

await sceneForEach('a whole game by mouse', async (page, { id }) => {
  await play(page, puzzles[id]);
  await clickAll(page, await dealt(puzzles[id]));
  await finished(page);
});
