-- The search index has a database of its own, SEARCH_DB: `npm run catalog:publish` fills it.
DROP TABLE IF EXISTS search_1_terms;
DROP TABLE IF EXISTS search_1;
