CREATE TABLE "search_hits" (
	"day" text NOT NULL,
	"query" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "search_hits_day_query_pk" PRIMARY KEY("day","query")
);
