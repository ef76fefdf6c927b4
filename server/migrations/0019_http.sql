CREATE TABLE "announced_pages" (
	"origin" text NOT NULL,
	"path" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "announced_pages_origin_path_pk" PRIMARY KEY("origin","path")
);--> statement-breakpoint
CREATE TABLE "missing_pages" (
	"day" text NOT NULL,
	"path" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "missing_pages_day_path_pk" PRIMARY KEY("day","path")
);
