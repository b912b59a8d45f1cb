import type { Composition } from '#server/catalogue/posters/canvas.ts';
import { actionSigns } from '#server/catalogue/posters/compositions/action-signs.ts';
import { adventureScenes } from '#server/catalogue/posters/compositions/adventure-scenes.ts';
import { comedyEvenings } from '#server/catalogue/posters/compositions/comedy-evenings.ts';
import { comedyFaces } from '#server/catalogue/posters/compositions/comedy-faces.ts';
import { comedyToys } from '#server/catalogue/posters/compositions/comedy-toys.ts';
import { crimeClues } from '#server/catalogue/posters/compositions/crime-clues.ts';
import { crimeScenes } from '#server/catalogue/posters/compositions/crime-scenes.ts';
import { documentaryInstruments } from '#server/catalogue/posters/compositions/documentary-instruments.ts';
import { documentaryPatterns } from '#server/catalogue/posters/compositions/documentary-patterns.ts';
import { dramaNights } from '#server/catalogue/posters/compositions/drama-nights.ts';
import { dramaPlaces } from '#server/catalogue/posters/compositions/drama-places.ts';
import { dramaRooms } from '#server/catalogue/posters/compositions/drama-rooms.ts';
import { dramaThings } from '#server/catalogue/posters/compositions/drama-things.ts';
import { familyCreatures } from '#server/catalogue/posters/compositions/family-creatures.ts';
import { familySea } from '#server/catalogue/posters/compositions/family-sea.ts';
import { familyToys } from '#server/catalogue/posters/compositions/family-toys.ts';
import { fantasyScenes } from '#server/catalogue/posters/compositions/fantasy-scenes.ts';
import { fantasySigns } from '#server/catalogue/posters/compositions/fantasy-signs.ts';
import { historyScenes } from '#server/catalogue/posters/compositions/history-scenes.ts';
import { historySigns } from '#server/catalogue/posters/compositions/history-signs.ts';
import { horrorScenes } from '#server/catalogue/posters/compositions/horror-scenes.ts';
import { horrorSigns } from '#server/catalogue/posters/compositions/horror-signs.ts';
import { musicInstruments } from '#server/catalogue/posters/compositions/music-instruments.ts';
import { musicSounds } from '#server/catalogue/posters/compositions/music-sounds.ts';
import { romanceCouples } from '#server/catalogue/posters/compositions/romance-couples.ts';
import { romanceSigns } from '#server/catalogue/posters/compositions/romance-signs.ts';
import { scienceFictionMachines } from '#server/catalogue/posters/compositions/science-fiction-machines.ts';
import { scienceFictionSkies } from '#server/catalogue/posters/compositions/science-fiction-skies.ts';
import { swissForms } from '#server/catalogue/posters/compositions/swiss-forms.ts';
import { swissLandscapes } from '#server/catalogue/posters/compositions/swiss-landscapes.ts';
import { thrillerScenes } from '#server/catalogue/posters/compositions/thriller-scenes.ts';
import { thrillerSigns } from '#server/catalogue/posters/compositions/thriller-signs.ts';
import { warScenes } from '#server/catalogue/posters/compositions/war-scenes.ts';
import { warSigns } from '#server/catalogue/posters/compositions/war-signs.ts';
import { westernScenes } from '#server/catalogue/posters/compositions/western-scenes.ts';
import { westernSigns } from '#server/catalogue/posters/compositions/western-signs.ts';

/** Every picture there is, by its name. */
export const compositions: ReadonlyMap<string, Composition> = new Map(
  [
    ...actionSigns,
    ...adventureScenes,
    ...comedyEvenings,
    ...comedyFaces,
    ...comedyToys,
    ...crimeClues,
    ...crimeScenes,
    ...documentaryInstruments,
    ...documentaryPatterns,
    ...dramaNights,
    ...dramaPlaces,
    ...dramaRooms,
    ...dramaThings,
    ...familyCreatures,
    ...familySea,
    ...familyToys,
    ...fantasyScenes,
    ...fantasySigns,
    ...historyScenes,
    ...historySigns,
    ...horrorScenes,
    ...horrorSigns,
    ...musicInstruments,
    ...musicSounds,
    ...romanceCouples,
    ...romanceSigns,
    ...scienceFictionMachines,
    ...scienceFictionSkies,
    ...swissForms,
    ...swissLandscapes,
    ...thrillerScenes,
    ...thrillerSigns,
    ...warScenes,
    ...warSigns,
    ...westernScenes,
    ...westernSigns,
  ].map((composition) => [composition.name, composition]),
);
