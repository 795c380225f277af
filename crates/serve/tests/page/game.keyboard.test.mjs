// A whole game to its end by keyboard only.
import { dealt } from './stage/desk.mjs';
import { finished, play } from './stage/game.mjs';
import { writeAll } from './stage/keyboard.mjs';
import { sceneForEach } from './stage/scene.mjs';
import { puzzles } from './puzzles.mjs';

await sceneForEach('a whole game by keyboard', async (page, { id }) => {
  await play(page, puzzles[id]);
  await writeAll(page, await dealt(puzzles[id]));
  await finished(page);
});
